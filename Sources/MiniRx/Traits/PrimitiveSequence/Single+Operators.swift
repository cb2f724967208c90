// Factories and operators of Single.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Single.swift
// Chapter: 7 (operators that keep the promise)

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Returns a single that succeeds with `element` at once.
    public static func just(_ element: Element) -> Single<Element> {
        Single(raw: Observable.just(element))
    }

    /// Returns a single that succeeds with `element` on `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType)
        -> Single<Element>
    {
        Single(raw: Observable.just(element, scheduler: scheduler))
    }

    /// Returns a single that fails with `error` at once.
    public static func error(_ error: Swift.Error) -> Single<Element> {
        Single(raw: Observable.error(error))
    }

    /// Returns a single that never terminates.
    public static func never() -> Single<Element> {
        Single(raw: Observable.never())
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls the handlers for the events and passes these on. If one throws, the result fails.
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

    /// Returns a `Maybe` of the element if it passes the test, and an empty one otherwise.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }

    /// Transforms the element. If `transform` throws, the result fails.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result)
        -> Single<Result>
    {
        Single(raw: primitiveSequence.source.map(transform))
    }

    /// Transforms the element; returns a `Maybe`, which is empty if the result is `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Maybe<Result>
    {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }

    /// Maps the element to a single and continues with it.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Single<Result>
    {
        Single<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Maps the element to a maybe and continues with it.
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>)
        -> Maybe<Result>
    {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Maps the element to a completable and continues with it.
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable)
        -> Completable
    {
        Completable(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Waits for all `sources` and combines their elements. Fails with the first error.
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

    /// Waits for all `sources` and emits their elements in order. Fails with the first error.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Single<[Element]>
    where Collection.Element == Single<Element> {
        guard !sources.isEmpty else { return Single<[Element]>(raw: .just([])) }
        return Single<[Element]>(raw: Observable.zip(sources.map { $0.asObservable() }))
    }

    /// Succeeds with `element` in place of an error.
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.catchAndReturn(element))
    }

    /// The former name of `catchAndReturn(_:)`.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Single<Element> {
        catchAndReturn(element)
    }

    /// Returns the same sequence as a `Maybe`.
    public func asMaybe() -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source)
    }

    /// Returns a completable that completes when this single succeeds, and drops the element.
    public func asCompletable() -> Completable {
        primitiveSequence.source.ignoreElements().asCompletable()
    }
}
