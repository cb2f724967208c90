// `deferred`: a sequence that is made only when somebody subscribes, anew for each.
// Mirrors: RxSwift/Observables/Deferred.swift
// Left out: nothing.
// Chapter: 6 (handing over)

extension ObservableType {
    /// A sequence that calls `observableFactory` for each subscription and subscribes to its
    /// result. A factory that throws ends the sequence with its error.
    ///
    /// Chapter 6. Mirrors `RxSwift/Observables/Deferred.swift`.
    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>)
        -> Observable<Element>
    {
        let step = enter("ObservableType"); defer { leave(step) }
        return Deferred(observableFactory: observableFactory)
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
        let step = enter("DeferredSink"); defer { leave(step) }
        self.observableFactory = observableFactory
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let step = enter("DeferredSink", self); defer { leave(step) }
        do {
            return try observableFactory().subscribe(self)
        } catch {
            forwardOn(.error(error))
            dispose()
            return Disposables.create()
        }
    }

    func on(_ event: Event<Element>) {
        let step = enter("DeferredSink", self, event); defer { leave(step) }
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
        let step = enter("Deferred"); defer { leave(step) }
        self.observableFactory = observableFactory
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let step = enter("Deferred", self); defer { leave(step) }
        let sink = DeferredSink(
            observableFactory: observableFactory,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run())
    }
}
