// `deferred`, mended as in RxSwift 6.7: the sink runs the factory, and does not keep it.
// Chapter: 16 (deferred keeps its factory)

@testable import MiniRxTraced

private final class MendedDeferredSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    func run(_ observableFactory: () throws -> Observable<Element>) -> Disposable {
        do {
            return try observableFactory().subscribe(self)
        } catch {
            forwardOn(.error(error))
            dispose()
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

final class MendedDeferred<Element>: Producer<Element> {
    private let observableFactory: () throws -> Observable<Element>

    init(_ observableFactory: @escaping () throws -> Observable<Element>) {
        self.observableFactory = observableFactory
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = MendedDeferredSink(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(observableFactory))
    }
}
