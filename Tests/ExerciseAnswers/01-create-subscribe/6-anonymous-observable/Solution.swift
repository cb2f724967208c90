// Exercise 1.6: what `create` makes. What it has to do stands in README.md.

@testable import MiniRx

/// The recipe: keeps the closure, and makes a sink for each subscription.
final class AnonymousObservable<Element>: Producer<Element> {
    private let subscribeHandler: (AnyObserver<Element>) -> Disposable

    init(_ subscribeHandler: @escaping (AnyObserver<Element>) -> Disposable) {
        self.subscribeHandler = subscribeHandler
    }

    /// Makes a sink, starts it, and returns it with what there is to dispose of at the end.
    /// - parameter cancel: The disposer, which will be given both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = AnonymousObservableSink(observer: observer, cancel: cancel)
        let subscription = subscribeHandler(AnyObserver(sink))
        return (sink: sink, subscription: subscription)
    }
}

/// One subscription: what the closure sends goes in at `on` and out at `forwardOn`.
final class AnonymousObservableSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    private let isStopped = AtomicInt(0)

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            if load(isStopped) == 0 {
                forwardOn(event)
            }
        case .error, .completed:
            if fetchOr(isStopped, 1) == 0 {
                forwardOn(event)
                dispose()
            }
        }
    }
}
