// Factories and operators of Maybe.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Maybe.swift
// Chapter: 7 (operators that keep the promise)

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Returns a maybe that succeeds with `element` at once.
    public static func just(_ element: Element) -> Maybe<Element> {
        Maybe(raw: Observable.just(element))
    }

    /// Returns a maybe that succeeds with `element` on `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType)
        -> Maybe<Element>
    {
        Maybe(raw: Observable.just(element, scheduler: scheduler))
    }

    /// Returns a maybe that fails with `error` at once.
    public static func error(_ error: Swift.Error) -> Maybe<Element> {
        Maybe(raw: Observable.error(error))
    }

    /// Returns a maybe that never terminates.
    public static func never() -> Maybe<Element> {
        Maybe(raw: Observable.never())
    }

    /// Returns a maybe that completes at once.
    public static func empty() -> Maybe<Element> {
        Maybe(raw: Observable.empty())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Calls the handlers for the events and passes these on. If one throws, the result fails.
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

    /// Succeeds with the element if it passes the test; otherwise completes.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }

    /// Transforms the element. If `transform` throws, the result fails.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result)
        -> Maybe<Result>
    {
        Maybe(raw: primitiveSequence.source.map(transform))
    }

    /// Transforms the element; completes without an element if the result is `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Maybe<Result>
    {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }

    /// Maps the element to a maybe and continues with it.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>)
        -> Maybe<Result>
    {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Returns a `Single` of the element, or of `default` if there is none.
    public func ifEmpty(default: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
    }

    /// Continues with `other` if there is no element.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(
            raw: primitiveSequence.source.ifEmpty(switchTo: other.primitiveSequence.source)
        )
    }

    /// Continues with `other` if there is no element; returns a `Single`.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(
            raw: primitiveSequence.source.ifEmpty(switchTo: other.primitiveSequence.source)
        )
    }

    /// Succeeds with `element` in place of an error.
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.catchAndReturn(element))
    }

    /// The former name of `catchAndReturn(_:)`.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.catchAndReturn(element))
    }
}
