// `deferred`: a sequence that a factory creates anew for each subscription.
// Mirrors: RxSwift/Observables/Deferred.swift
// Chapter: 6 (calling your closure), 16 (deferred keeps its factory)

extension ObservableType {
    /// Returns a sequence that calls `observableFactory` for each subscription and subscribes to
    /// the result. If the factory throws, the sequence emits its error.
    ///
    /// ```swift
    /// var count = 0
    /// let counted = Observable<Int>.deferred { count += 1; return .just(count) }
    /// counted.subscribe(onNext: { print($0) })  // 1
    /// counted.subscribe(onNext: { print($0) })  // 2
    /// ```
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
        super.init(Deferred.self)
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
