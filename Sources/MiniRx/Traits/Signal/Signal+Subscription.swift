// `emit`: subscribes to a signal, on any thread.
// Mirrors: RxCocoa/Traits/Signal/Signal+Subscription.swift
// Differs: The forms for relays are in a file of their own.
// Chapter: 7 (Driver and Signal)

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Subscribes all `observers` with one subscription.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        asSharedSequence()
            .asObservable()
            .subscribe { event in
                observers.forEach { $0.on(event) }
            }
    }

    /// Subscribes all `observers` of optionals with one subscription.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        asSharedSequence()
            .asObservable()
            .map { element in
                element as Element?
            }
            .subscribe { event in
                observers.forEach { $0.on(event) }
            }
    }

    /// Calls the handlers with `object` as first argument while it exists. Holds `object` weakly.
    public func emit<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(
            with: object,
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Calls the handlers on the main thread. It has no `onError`: a signal has no errors.
    public func emit(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        asObservable()
            .subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes without handlers.
    public func emit() -> Disposable {
        emit(onNext: nil, onCompleted: nil, onDisposed: nil)
    }
}
