// Exercise 1.6: what `create` makes. README.md says what it has to do.

@testable import MiniRx

/// The producer: keeps the closure, and makes a sink for each subscription.
final class AnonymousObservable<Element>: Producer<Element> {
    init(_ subscribeHandler: @escaping (AnyObserver<Element>) -> Disposable) {
    }

    /// Makes a sink, starts it, and returns it together with what must be disposed of.
    /// - parameter cancel: The disposer, which receives both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        return (sink: Disposables.create(), subscription: Disposables.create())
    }
}

/// One subscription: receives the closure's events in `on`, and forwards them by `forwardOn`.
final class AnonymousObservableSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    func on(_ event: Event<Element>) {
    }
}
