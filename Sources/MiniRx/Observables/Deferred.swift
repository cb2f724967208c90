// `deferred`: a sequence that is made only when somebody subscribes, anew for each.
// Mirrors: RxSwift/Observables/Deferred.swift
// Chapter: 6 (handing over), 11 (deferred keeps its factory)

extension ObservableType {
    /// A sequence that calls `observableFactory` for each subscription and subscribes to its
    /// result. A factory that throws ends the sequence with its error.
    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>)
        -> Observable<Element>
    {
        Deferred(observableFactory: observableFactory)
    }
}

private final class DeferredSink<Source: ObservableType, Observer: ObserverType>: Sink<Observer>,
    ObserverType
where Source.Element == Observer.Element {
    typealias Element = Observer.Element

    private let observableFactory: () throws -> Source

    init(
        observableFactory: @escaping () throws -> Source,
        observer: Observer,
        cancel: Cancelable
    ) {
        self.observableFactory = observableFactory
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
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

private final class Deferred<Source: ObservableType>: Producer<Source.Element> {
    typealias Factory = () throws -> Source

    private let observableFactory: Factory

    init(observableFactory: @escaping Factory) {
        self.observableFactory = observableFactory
        super.init(specializedRun(of: Deferred.self))
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DeferredSink(
            observableFactory: observableFactory,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run())
    }
}
