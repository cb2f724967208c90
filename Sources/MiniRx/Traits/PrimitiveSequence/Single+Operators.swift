// What can be made of a Single, and what is still one afterwards.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Single.swift
// Differs: `zip` of two to eight is in PrimitiveSequence+Zip+arity.swift.
// Chapter: 7 (operators that keep the promise)

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Succeeds with `element`, at once.
    public static func just(_ element: Element) -> Single<Element> {
        Single(raw: Observable.just(element))
    }

    /// Succeeds with `element`, sent by `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType)
        -> Single<Element>
    {
        Single(raw: Observable.just(element, scheduler: scheduler))
    }

    /// Fails with `error`, at once.
    public static func error(_ error: Swift.Error) -> Single<Element> {
        Single(raw: Observable.error(error))
    }

    /// Neither succeeds nor fails.
    public static func never() -> Single<Element> {
        Single(raw: Observable.never())
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls the handlers at what happens, and passes it on. One that throws makes it fail.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: primitiveSequence.source.do(
                onNext: onSuccess,
                afterNext: afterSuccess,
                onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// The element if it passes the test, else nothing: hence a `Maybe`.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }

    /// Transforms the element. A `transform` that throws makes it fail.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result)
        -> Single<Result>
    {
        Single(raw: primitiveSequence.source.map(transform))
    }

    /// Transforms the element; `nil` means nothing: hence a `Maybe`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Maybe<Result>
    {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }

    /// Goes on with the single that `selector` makes of the element.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Single<Result>
    {
        Single<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Goes on with the maybe that `selector` makes of the element.
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>)
        -> Maybe<Result>
    {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Goes on with the completable that `selector` makes of the element.
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable)
        -> Completable
    {
        Completable(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Waits for all `sources`, and makes one element of theirs. The first error is the error.
    public static func zip<Collection: Swift.Collection, Result>(
        _ sources: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        guard !sources.isEmpty else {
            return .deferred {
                Single<Result>(raw: .just(try resultSelector([])))
            }
        }
        return Single(
            raw: Observable.zip(sources.map { $0.asObservable() }, resultSelector: resultSelector)
        )
    }

    /// Waits for all `sources`: their elements, in the order of `sources`. The first error is the error.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        guard !sources.isEmpty else { return Single<[Element]>(raw: .just([])) }
        return Single<[Element]>(raw: Observable.zip(sources.map { $0.asObservable() }))
    }

    /// Succeeds with `element` in place of failing.
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.catchAndReturn(element))
    }

    /// The old spelling of `catchAndReturn(_:)`.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Single<Element> {
        catchAndReturn(element)
    }

    /// The same, as a maybe which happens to have an element.
    public func asMaybe() -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source)
    }

    /// Whether it succeeds, without what it succeeds with.
    public func asCompletable() -> Completable {
        primitiveSequence.source.ignoreElements().asCompletable()
    }
}
