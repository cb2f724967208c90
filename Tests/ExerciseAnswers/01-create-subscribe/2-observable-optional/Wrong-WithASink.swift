// Breaks: A subscription makes no sink and starts no trampoline.

@testable import MiniRx

final class ObservableOptional<Element>: Producer<Element> {
    private let optional: Element?

    init(optional: Element?) {
        self.optional = optional
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = Sink(observer: observer, cancel: cancel)
        if let element = optional {
            sink.forwardOn(.next(element))
        }
        sink.forwardOn(.completed)
        sink.dispose()
        return (sink: sink, subscription: Disposables.create())
    }
}
