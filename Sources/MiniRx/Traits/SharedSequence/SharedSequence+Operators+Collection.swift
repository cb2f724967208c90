// `zip` and `combineLatest` of any number of shared sequences with one element type.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequence {
    /// Emits the result of `resultSelector` for all first elements, then for all second ones, and
    /// so on.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            collection.map { source in
                source.asSharedSequence().asObservable()
            },
            resultSelector: resultSelector
        )
        return SharedSequence<SharingStrategy, Result>(source)
    }

    /// Emits all first elements as an array, then all second ones, and so on.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            collection.map { source in
                source.asSharedSequence().asObservable()
            }
        )
        return SharedSequence<SharingStrategy, [Element]>(source)
    }
}

extension SharedSequence {
    /// Emits, for each new element, the result of `resultSelector` for the latest elements of all.
    /// Emits nothing until each source has emitted.
    public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            collection.map { source in
                source.asObservable()
            },
            resultSelector: resultSelector
        )
        return SharedSequence<SharingStrategy, Result>(source)
    }

    /// Emits, for each new element, the latest elements of all as an array. Emits nothing until
    /// each source has emitted.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            collection.map { source in
                source.asObservable()
            }
        )
        return SharedSequence<SharingStrategy, [Element]>(source)
    }
}
