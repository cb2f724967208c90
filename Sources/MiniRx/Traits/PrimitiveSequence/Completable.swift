// `Completable`: `completed` or an error; never an element.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Completable.swift
// Differs: The operators are in Completable+Operators.swift.
// Chapter: 7 (a Maybe, a Completable)

import Foundation

/// The type that marks a `Completable`.
public enum CompletableTrait {}

/// A sequence without elements: it completes or fails. `Never` has no values that it could emit.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The outcome of a `Completable`.
@frozen public enum CompletableEvent {
    /// It failed.
    case error(Swift.Error)
    /// It completed.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// The function that the closure of `create` calls once.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// Returns a completable that calls `subscribe` for each subscription, on the subscribing
    /// thread.
    ///
    /// ```swift
    /// Completable.create { observer in
    ///     observer(.error(RxError.timeout))
    ///     return Disposables.create()
    /// }.subscribe { print($0) }  // error(Sequence timeout.)
    /// ```
    ///
    /// - parameter subscribe: Receives a function to call with the outcome; later calls have no
    ///   effect. Its result is disposed of when the subscription ends.
    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> Disposable)
        -> PrimitiveSequence<Trait, Element>
    {
        let source = Observable<Element>.create { observer in
            subscribe { event in
                switch event {
                case .error(let error):
                    observer.on(.error(error))
                case .completed:
                    observer.on(.completed)
                }
            }
        }
        return PrimitiveSequence(raw: source)
    }

    /// Calls `observer` once, with the outcome.
    /// - returns: A disposable that stops the outcome.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
        var stopped = false
        return primitiveSequence.asObservable().subscribe { event in
            guard !stopped else { return }
            stopped = true
            switch event {
            case .error(let error):
                observer(.error(error))
            case .completed:
                observer(.completed)
            }
        }
    }

    /// Calls the handlers with `object` as first argument while it exists. Holds `object` weakly.
    /// - returns: A disposable that stops the outcome.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onCompleted: { [weak object] in
                guard let object else { return }
                onCompleted?(object)
            },
            onError: { [weak object] error in
                guard let object else { return }
                onError?(object, error)
            },
            onDisposed: { [weak object] in
                guard let object else { return }
                onDisposed?(object)
            }
        )
    }

    /// Calls one of the handlers with the outcome, and `onDisposed` once when the subscription ends
    /// for any reason. An error without `onError` goes to `Hooks.defaultErrorHandler`.
    /// - returns: A disposable that stops the outcome.
    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let callStack =
            isDebugBuild && Hooks.recordCallStackOnError ? Thread.callStackSymbols : []
        let disposable: Disposable
        if let onDisposed {
            disposable = Disposables.create(with: onDisposed)
        } else {
            disposable = Disposables.create()
        }
        let observer: CompletableObserver = { event in
            switch event {
            case .error(let error):
                if let onError {
                    onError(error)
                } else {
                    Hooks.defaultErrorHandler(callStack, error)
                }
            case .completed:
                onCompleted?()
            }
            disposable.dispose()
        }
        return Disposables.create(primitiveSequence.subscribe(observer), disposable)
    }
}
