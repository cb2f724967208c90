// What is still an Infallible after an operator that brings sequences together.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Operators.swift
// Differs: RxSwift has all operators of Infallible in one file.
// Chapter: 7 (an Infallible)

extension InfallibleType {
    /// The elements of what `selector` makes of each element, as they come.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// Like `flatMap`; an element leaves the sequence of the one before behind.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// Like `flatMap`; elements that come while an inner sequence runs are dropped.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// Like `flatMap`; the inner sequences come one after the other.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// `second` after this one has completed.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(Observable.concat([asObservable(), second.asObservable()]))
    }

    /// One after the other, each when the one before has completed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(Observable.concat(sequence.map { $0.asObservable() }))
    }

    /// One after the other, each when the one before has completed.
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(Observable.concat(collection.map { $0.asObservable() }))
    }

    /// One after the other, each when the one before has completed.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(Observable.concat(sources.map { $0.asObservable() }))
    }

    /// One after the other: in RxSwift 6.2.0 this form does not merge, but concatenates.
    ///
    /// A literal array takes the form for arrays, which merges.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        // Why: faithful to a mistake (`testMergeOfACollectionConcatenates`).
        Infallible(Observable.concat(sources.map { $0.asObservable() }))
    }

    /// All at once, their elements as they come.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// All at once, their elements as they come.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(Observable.merge(sources.map { $0.asObservable() }))
    }

    /// What `resultSelector` makes of each element and the latest one of `second`.
    public func withLatestFrom<Source: InfallibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Infallible<Result> {
        Infallible(
            asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector)
        )
    }

    /// For each element the latest one of `second`.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source)
        -> Infallible<Source.Element>
    {
        withLatestFrom(second) { $1 }
    }
}
