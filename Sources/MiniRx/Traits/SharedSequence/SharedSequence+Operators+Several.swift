// Operators of shared sequences with several sources: `merge`, `concat`, `withLatestFrom`.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType {
    /// Emits the elements of all `sources`.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let source = Observable.merge(
            sources.map { source in
                source.asObservable()
            }
        )
        return SharedSequence(source)
    }

    /// Emits the elements of all `sources`.
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.merge(
            sources.map { source in
                source.asObservable()
            }
        )
        return SharedSequence(source)
    }

    /// Emits the elements of all `sources`.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.merge(
            sources.map { source in
                source.asObservable()
            }
        )
        return SharedSequence(source)
    }
}

extension SharedSequence {
    /// Emits the elements of one sequence after another. Fetches each sequence when needed.
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        let source = Observable.concat(
            sequence.lazy.map { source in
                source.asObservable()
            }
        )
        return SharedSequence(source)
    }

    /// Emits the elements of one sequence after another.
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let source = Observable.concat(
            collection.map { source in
                source.asObservable()
            }
        )
        return SharedSequence(source)
    }
}

extension SharedSequenceConvertibleType {
    /// Emits, for each element, the result of `resultSelector` for it and the latest element of
    /// `second`. Emits nothing until `second` has emitted.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO,
        resultSelector: @escaping (Element, SecondO.Element) -> ResultType
    ) -> SharedSequence<SharingStrategy, ResultType>
    where SecondO.SharingStrategy == SharingStrategy {
        let source = asObservable()
            .withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector)
        return SharedSequence(source)
    }

    /// Emits the latest element of `second` for each element, once `second` has emitted.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        let source = asObservable()
            .withLatestFrom(second.asSharedSequence())
        return SharedSequence(source)
    }
}
