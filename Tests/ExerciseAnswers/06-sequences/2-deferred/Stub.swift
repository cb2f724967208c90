// Exercise 6.2: a sequence made for each subscription. What it has to do stands in README.md.

@testable import MiniRx

/// The recipe: keeps the factory.
final class Deferred<Element>: Producer<Element> {
    init(observableFactory: @escaping () throws -> Observable<Element>) {
    }

    /// Makes a sink, starts it, and returns it with what there is to dispose of at the end.
    /// - parameter cancel: The disposer, which will be given both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        return (sink: Disposables.create(), subscription: Disposables.create())
    }
}

/// One subscription: stands between the factory's sequence and the observer.
final class DeferredSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    func on(_ event: Event<Element>) {
    }
}
