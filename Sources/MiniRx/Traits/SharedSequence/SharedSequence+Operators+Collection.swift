// `zip` and `combineLatest` of any number of shared sequences of one type.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequence {
    /// Sends what `resultSelector` makes of the first elements of all, then of the second ones, and
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

    /// Sends the first elements of all in an array, then the second ones, and so on.
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
    /// Sends, at each element, what `resultSelector` makes of the latest elements of all. Nothing
    /// while one has sent nothing.
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

    /// Sends, at each element, the latest elements of all in an array. Nothing while one has sent
    /// nothing.
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
