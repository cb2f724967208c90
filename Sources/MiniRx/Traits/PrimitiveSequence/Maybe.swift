// `Maybe`: one element, or `completed` without an element, or an error.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Maybe.swift
// Differs: The operators are in Maybe+Operators.swift.
// Chapter: 7 (a Maybe, a Completable)

import Foundation

/// The type that marks a `Maybe`.
public enum MaybeTrait {}

/// A sequence of one element or none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The outcome of a `Maybe`.
@frozen public enum MaybeEvent<Element> {
    /// It succeeded with its element and has terminated.
    case success(Element)
    /// It failed.
    case error(Swift.Error)
    /// It completed without an element.
    case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The function that the closure of `create` calls once.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// Returns a maybe that calls `subscribe` for each subscription, on the subscribing thread.
    ///
    /// ```swift
    /// Maybe<Int>.create { observer in
    ///     observer(.completed)
    ///     return Disposables.create { print("disposed") }
    /// }.subscribe { print($0) }  // completed, disposed
    /// ```
    ///
    /// - parameter subscribe: Receives a function to call with the outcome; later calls have no
    ///   effect. Its result is disposed of when the subscription ends.
    public static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable)
        -> PrimitiveSequence<Trait, Element>
    {
        let source = Observable<Element>.create { observer in
            subscribe { event in
                switch event {
                case .success(let element):
                    observer.on(.next(element))
                    observer.on(.completed)
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
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
        var stopped = false
        return primitiveSequence.asObservable().subscribe { event in
            guard !stopped else { return }
            stopped = true
            switch event {
            case .next(let element):
                observer(.success(element))
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
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] element in
                guard let object else { return }
                onSuccess?(object, element)
            },
            onError: { [weak object] error in
                guard let object else { return }
                onError?(object, error)
            },
            onCompleted: { [weak object] in
                guard let object else { return }
                onCompleted?(object)
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
        onSuccess: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
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
        let observer: MaybeObserver = { event in
            switch event {
            case .success(let element):
                onSuccess?(element)
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
