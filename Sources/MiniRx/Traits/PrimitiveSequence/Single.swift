// `Single`: exactly one element, or an error.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Single.swift
// Differs: The operators are in Single+Operators.swift.
// Chapter: 7 (a Single, step by step)

import Foundation

/// The type that marks a `Single`.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The outcome of a `Single`: `success` or `failure`.
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The function that the closure of `create` calls once.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// Returns a single that calls `subscribe` for each subscription, on the subscribing thread.
    ///
    /// ```swift
    /// Single<Int>.create { observer in
    ///     observer(.success(1))
    ///     observer(.success(2))
    ///     return Disposables.create()
    /// }.subscribe { print($0) }  // success(1)
    /// ```
    ///
    /// - parameter subscribe: Receives a function to call with the outcome; later calls have no
    ///   effect. Its result is disposed of when the subscription ends.
    public static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable)
        -> Single<Element>
    {
        let source = Observable<Element>.create { observer in
            subscribe { event in
                switch event {
                case .success(let element):
                    observer.on(.next(element))
                    observer.on(.completed)
                case .failure(let error):
                    observer.on(.error(error))
                }
            }
        }
        return PrimitiveSequence(raw: source)
    }

    /// Calls `observer` once, with the outcome. A source that completes without an element breaks
    /// the promise and ends the program in debug builds.
    /// - returns: A disposable that stops the outcome.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
        var stopped = false
        return primitiveSequence.asObservable().subscribe { event in
            // A success is two events in the observable and one event here
            // (`testD002_26_aSingleDeliversOneElementOrOneError`).
            guard !stopped else { return }
            stopped = true
            switch event {
            case .next(let element):
                observer(.success(element))
            case .error(let error):
                observer(.failure(error))
            case .completed:
                rxFatalErrorInDebug("Singles can't emit a completion event")
            }
        }
    }

    /// The former name of `subscribe(onSuccess:onFailure:onDisposed:)`.
    @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: @escaping ((Swift.Error) -> Void),
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
    }

    /// Calls the handlers with `object` as first argument while it exists. Holds `object` weakly.
    /// - returns: A disposable that stops the outcome.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] element in
                guard let object else { return }
                onSuccess?(object, element)
            },
            onFailure: { [weak object] error in
                guard let object else { return }
                onFailure?(object, error)
            },
            onDisposed: { [weak object] in
                guard let object else { return }
                onDisposed?(object)
            }
        )
    }

    /// Calls one of the handlers with the outcome, and `onDisposed` once when the subscription ends
    /// for any reason. A failure without `onFailure` goes to `Hooks.defaultErrorHandler`.
    /// - returns: A disposable that stops the outcome.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((Swift.Error) -> Void)? = nil,
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
        let observer: SingleObserver = { event in
            switch event {
            case .success(let element):
                onSuccess?(element)
            case .failure(let error):
                if let onFailure {
                    onFailure(error)
                } else {
                    Hooks.defaultErrorHandler(callStack, error)
                }
            }
            disposable.dispose()
        }
        return Disposables.create(primitiveSequence.subscribe(observer), disposable)
    }
}
