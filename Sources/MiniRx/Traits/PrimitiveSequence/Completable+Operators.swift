// What can be made of a Completable: one after the other, or all at once.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Completable.swift
// Chapter: 7 (operators that keep the promise)

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Fails with `error`, at once.
    public static func error(_ error: Swift.Error) -> Completable {
        Completable(raw: Observable.error(error))
    }

    /// Does not end.
    public static func never() -> Completable {
        Completable(raw: Observable.never())
    }

    /// Completes, at once.
    public static func empty() -> Completable {
        Completable(raw: Observable.empty())
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Calls the handlers at what happens, and passes it on. One that throws makes it fail.
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

    /// `second` after this one has completed.
    public func concat(_ second: Completable) -> Completable {
        Completable.concat(primitiveSequence, second)
    }

    /// One after the other, each when the one before has completed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        let source = Observable.concat(sequence.lazy.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// One after the other, each when the one before has completed.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        let source = Observable.concat(collection.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// One after the other, each when the one before has completed.
    public static func concat(_ sources: Completable...) -> Completable {
        let source = Observable.concat(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// All at once; done when all are. The first error is the error.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        let source = Observable.merge(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// All at once; done when all are. The first error is the error.
    public static func zip(_ sources: [Completable]) -> Completable {
        let source = Observable.merge(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }

    /// All at once; done when all are. The first error is the error.
    public static func zip(_ sources: Completable...) -> Completable {
        let source = Observable.merge(sources.map { $0.asObservable() })
        return Completable(raw: source)
    }
}
