// Exercise 8.2: a subscribe with four handlers. README.md describes the fault.

@testable import MiniRx

extension ObservableType {
    /// Subscribes, and calls one handler for each kind of event.
    /// - parameter onDisposed: Called once when the subscription ends, in every case.
    /// - returns: Disposing of it stops the events.
    func handle(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let disposable: Disposable =
            if let onDisposed {
                Disposables.create(with: onDisposed)
            } else {
                Disposables.create()
            }
        let observer = AnonymousObserver<Element> { event in
            switch event {
            case .next(let element):
                onNext?(element)
            case .error(let error):
                guard let onError else {
                    Hooks.defaultErrorHandler([], error)
                    return
                }
                onError(error)
                disposable.dispose()
            case .completed:
                onCompleted?()
                disposable.dispose()
            }
        }
        return Disposables.create(asObservable().subscribe(observer), disposable)
    }
}
