// `withUnretained`, which signals have and drivers have not.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Sends what `resultSelector` makes of `obj`, which is held weakly, and each element;
    /// completes at the first element after it has gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        let source = asObservable()
            .withUnretained(obj, resultSelector: resultSelector)
        return SharedSequence(source)
    }

    /// Sends `obj`, which is held weakly, with each element; completes at the first element after
    /// it has gone.
    public func withUnretained<Object: AnyObject>(_ obj: Object)
        -> SharedSequence<SharingStrategy, (Object, Element)>
    {
        withUnretained(obj) { object, element in
            (object, element)
        }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Not for drivers.
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

    /// Not for drivers.
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
