// The `subscribe` functions that take closures: they create the observer and the disposable.
// Mirrors: RxSwift/ObservableType+Extensions.swift
// Differs: `Hooks` is in Hooks.swift.
// Chapter: 1 (steps 2, 3, 13, 15, 20)

extension ObservableType {
    /// Calls `on` with each event, on the thread that sends it.
    /// - returns: A disposable that ends the subscription.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        let observer = AnonymousObserver<Element> { event in
            on(event)
        }
        return self.asObservable().subscribe(observer)
    }

    /// Calls the handlers with `object` as their first argument.
    ///
    /// `object` is referenced weakly. After its release no handler runs, not even `onDisposed`.
    /// - returns: A disposable that ends the subscription.
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

    /// Calls one handler for each kind of event, and `onDisposed` once, when the subscription ends
    /// for any reason.
    ///
    /// Handlers run on the thread that sends the event; `onDisposed` on the thread that ends the
    /// subscription. An error without `onError` goes to `Hooks.defaultErrorHandler`.
    /// - returns: A disposable that ends the subscription.
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

        let synchronizationTracker = SynchronizationTracker()
        let callStack =
            Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []

        let observer = AnonymousObserver<Element> { event in
            synchronizationTracker.register(synchronizationErrorMessage: .default)
            defer { synchronizationTracker.unregister() }
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
