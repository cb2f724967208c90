// Exercise 1.6: what `create` makes. What it has to do stands in README.md.

@testable import MiniRx

/// The recipe: keeps the closure, and makes a sink for each subscription.
final class AnonymousObservable<Element>: Producer<Element> {
    init(_ subscribeHandler: @escaping (AnyObserver<Element>) -> Disposable) {
    }

    /// Makes a sink, starts it, and returns it with what there is to dispose of at the end.
    /// - parameter cancel: The disposer, which will be given both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        return (sink: Disposables.create(), subscription: Disposables.create())
    }
}

/// One subscription: what the closure sends goes in at `on` and out at `forwardOn`.
final class AnonymousObservableSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    func on(_ event: Event<Element>) {
    }
}
