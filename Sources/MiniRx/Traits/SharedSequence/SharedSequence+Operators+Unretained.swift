// `withUnretained`, which exists for signals and not for drivers.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Emits the result of `resultSelector` for `obj` and each element. Holds `obj` weakly;
    /// completes at the first element after its release.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        let source = asObservable()
            .withUnretained(obj, resultSelector: resultSelector)
        return SharedSequence(source)
    }

    /// Emits `obj` with each element. Holds `obj` weakly; completes at the first element after its
    /// release.
    public func withUnretained<Object: AnyObject>(_ obj: Object)
        -> SharedSequence<SharingStrategy, (Object, Element)>
    {
        withUnretained(obj) { object, element in
            (object, element)
        }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Unavailable for drivers.
    @available(
        *,
        unavailable,
        message: "A driver would keep the object with its latest element. Use drive(with:)."
    )
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        rxAbstractMethod()
    }

    /// Unavailable for drivers.
    @available(
        *,
        unavailable,
        message: "A driver would keep the object with its latest element. Use drive(with:)."
    )
    public func withUnretained<Object: AnyObject>(_ obj: Object)
        -> SharedSequence<SharingStrategy, (Object, Element)>
    {
        rxAbstractMethod()
    }
}
