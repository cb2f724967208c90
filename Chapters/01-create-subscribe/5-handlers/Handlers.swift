// Exercise 1.5: handlers and onDisposed. README.md describes the fault.

@testable import MiniRx

/// A subscriber's handlers.
struct Handlers<Element> {
    var onNext: (Element) -> Void = { _ in }
    var onError: (Error) -> Void = { _ in }
    var onCompleted: () -> Void = {}
    var onDisposed: () -> Void = {}

    private var disposable: Disposable { Disposables.create(with: onDisposed) }

    /// Subscribes, and returns the subscription.
    func subscribe(to source: Observable<Element>) -> Disposable {
        let subscription = source.subscribe { event in
            switch event {
            case .next(let element):
                onNext(element)
            case .error(let error):
                onError(error)
                disposable.dispose()
            case .completed:
                onCompleted()
                disposable.dispose()
            }
        }
        return Disposables.create(subscription, disposable)
    }
}
