// Factories and operators of Completable: in sequence or at the same time.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Completable.swift
// Chapter: 7 (operators that keep the promise)

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Returns a completable that fails with `error` at once.
    public static func error(_ error: Swift.Error) -> Completable {
        Completable(raw: Observable.error(error))
    }

    /// Returns a completable that never terminates.
    public static func never() -> Completable {
        Completable(raw: Observable.never())
    }

    /// Returns a completable that completes at once.
    public static func empty() -> Completable {
        Completable(raw: Observable.empty())
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Calls the handlers for the events and passes these on. If one throws, the result fails.
    public func `do`(
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: primitiveSequence.source.do(
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

    /// Subscribes to `second` after this one has completed.
    public func concat(_ second: Completable) -> Completable {
        Completable.concat(primitiveSequence, second)
    }

    /// Subscribes to each completable after the previous one has completed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        let source = Observable.concat(sequence.lazy.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// Subscribes to each completable after the previous one has completed.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        let source = Observable.concat(collection.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// Subscribes to each completable after the previous one has completed.
    public static func concat(_ sources: Completable...) -> Completable {
        let source = Observable.concat(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// Subscribes to all sources, and completes when all have. Fails with the first error.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        let source = Observable.merge(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// Subscribes to all sources, and completes when all have. Fails with the first error.
    public static func zip(_ sources: [Completable]) -> Completable {
        let source = Observable.merge(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// Subscribes to all sources, and completes when all have. Fails with the first error.
    public static func zip(_ sources: Completable...) -> Completable {
        let source = Observable.merge(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }
}
