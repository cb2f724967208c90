// The subscribe functions that take closures: they make the observer and tie up what they return.
// Mirrors: RxSwift/ObservableType+Extensions.swift
// Differs: `Hooks` is in Hooks.swift.
// Chapter: 1 (steps 2, 3, 13, 15, 20)

extension ObservableType {
    /// Calls `on` with every event.
    /// - returns: Disposing of it stops the events.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        let observer = AnonymousObserver<Element> { event in
            on(event)
        }
        return self.asObservable().subscribe(observer)
    }

    /// Calls the handlers with `object` in front, for as long as `object` lives.
    ///
    /// `object` is held weakly. Once it is gone, no handler is called, not even `onDisposed`.
    /// - returns: Disposing of it stops the events.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onNext: { [weak object] element in
                guard let object else { return }
                onNext?(object, element)
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

    /// Calls one handler for each kind of event, and `onDisposed` once when the subscription ends
    /// in whatever way.
    ///
    /// Handlers run on the thread that sends the event, `onDisposed` on the one that ends the
    /// subscription. An error without `onError` goes to `Hooks.defaultErrorHandler`.
    /// - returns: Disposing of it stops the events.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let disposable: Disposable
        if let onDisposed {
            disposable = Disposables.create(with: onDisposed)
        } else {
            disposable = Disposables.create()
        }

        #if DEBUG
            let synchronizationTracker = SynchronizationTracker()
        #endif
        let callStack =
            Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []

        let observer = AnonymousObserver<Element> { event in
            #if DEBUG
                synchronizationTracker.register(synchronizationErrorMessage: .default)
                defer { synchronizationTracker.unregister() }
            #endif
            switch event {
            case .next(let value):
                onNext?(value)
            case .error(let error):
                if let onError {
                    onError(error)
                } else {
                    Hooks.defaultErrorHandler(callStack, error)
                }
                disposable.dispose()
            case .completed:
                onCompleted?()
                disposable.dispose()
            }
        }
        return Disposables.create(self.asObservable().subscribe(observer), disposable)
    }
}
