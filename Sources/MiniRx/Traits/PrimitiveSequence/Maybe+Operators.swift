// What can be made of a Maybe, and what is still one afterwards.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Maybe.swift
// Differs: `zip` of two to eight is in PrimitiveSequence+Zip+arity.swift.
// Chapter: 7 (operators that keep the promise)

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Succeeds with `element`, at once.
    public static func just(_ element: Element) -> Maybe<Element> {
        Maybe(raw: Observable.just(element))
    }

    /// Succeeds with `element`, sent by `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType)
        -> Maybe<Element>
    {
        Maybe(raw: Observable.just(element, scheduler: scheduler))
    }

    /// Fails with `error`, at once.
    public static func error(_ error: Swift.Error) -> Maybe<Element> {
        Maybe(raw: Observable.error(error))
    }

    /// Sends nothing and does not end.
    public static func never() -> Maybe<Element> {
        Maybe(raw: Observable.never())
    }

    /// Completes, at once.
    public static func empty() -> Maybe<Element> {
        Maybe(raw: Observable.empty())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Calls the handlers at what happens, and passes it on. One that throws makes it fail.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: primitiveSequence.source.do(
                onNext: onNext,
                afterNext: afterNext,
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// The element if it passes the test, else nothing.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }

    /// Transforms the element. A `transform` that throws makes it fail.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result)
        -> Maybe<Result>
    {
        Maybe(raw: primitiveSequence.source.map(transform))
    }

    /// Transforms the element; `nil` means nothing.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Maybe<Result>
    {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }

    /// Goes on with the maybe that `selector` makes of the element.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>)
        -> Maybe<Result>
    {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// The element, or `default` if there is none: hence a `Single`.
    public func ifEmpty(default: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
    }

    /// Goes on with `other` if there is no element.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(
            raw: primitiveSequence.source.ifEmpty(switchTo: other.primitiveSequence.source)
        )
    }

    /// Goes on with `other` if there is no element: hence a `Single`.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(
            raw: primitiveSequence.source.ifEmpty(switchTo: other.primitiveSequence.source)
        )
    }

    /// Succeeds with `element` in place of failing.
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.catchAndReturn(element))
    }

    /// The old spelling of `catchAndReturn(_:)`.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.catchAndReturn(element))
    }
}
