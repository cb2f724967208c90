// Breaks: Nothing stays in memory after the terminal event.

@testable import MiniRx

final class Deferred<Element>: Producer<Element> {
    private let observableFactory: () throws -> Observable<Element>

    init(observableFactory: @escaping () throws -> Observable<Element>) {
        self.observableFactory = observableFactory
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DeferredSink(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(observableFactory))
    }
}

final class DeferredSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    func run(_ observableFactory: () throws -> Observable<Element>) -> Disposable {
        do {
            return try observableFactory().subscribe(self)
        } catch {
            forwardOn(.error(error))
            return Disposables.create()
        }
    }

    func on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }
}
