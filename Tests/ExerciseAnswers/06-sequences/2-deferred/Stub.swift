// Exercise 6.2: a sequence made for each subscription. README.md says what it has to do.

@testable import MiniRx

/// The producer: keeps the factory.
final class Deferred<Element>: Producer<Element> {
    init(observableFactory: @escaping () throws -> Observable<Element>) {
    }

    /// Makes a sink, starts it, and returns it together with what must be disposed of.
    /// - parameter cancel: The disposer, which receives both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        return (sink: Disposables.create(), subscription: Disposables.create())
    }
}

/// One subscription: observes the factory's sequence, and forwards its events.
final class DeferredSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    func on(_ event: Event<Element>) {
    }
}
