// Operators of shared sequences that have several sources: `merge`, `concat`, `withLatestFrom`.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType {
    /// Sends what all `sources` send.
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

    /// Sends what all `sources` send.
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

    /// Sends what all `sources` send.
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
    /// Sends what the sequences send, one after another. The next one is fetched when it is needed.
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

    /// Sends what the sequences send, one after another.
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
    /// Sends, for each element, what `resultSelector` makes of it and of the latest element of
    /// `second`. Nothing while there is none.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO,
        resultSelector: @escaping (Element, SecondO.Element) -> ResultType
    ) -> SharedSequence<SharingStrategy, ResultType>
    where SecondO.SharingStrategy == SharingStrategy {
        let source = asObservable()
            .withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector)
        return SharedSequence(source)
    }

    /// Sends, for each element, the latest element of `second`. Nothing while there is none.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        let source = asObservable()
            .withLatestFrom(second.asSharedSequence())
        return SharedSequence(source)
    }
}
