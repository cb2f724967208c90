// `materialize`: emits events as elements, including the terminal event.
// Mirrors: RxSwift/Observables/Materialize.swift
// Chapter: none

extension ObservableType {
    /// Emits each event of the source as an element, and `completed` after a terminal event. An
    /// error of the source is therefore an element, not an error of this sequence.
    ///
    /// ```swift
    /// Observable<Int>.error(RxError.timeout).materialize().subscribe { print($0) }
    /// // next(error(Sequence timeout.)), completed
    /// ```
    public func materialize() -> Observable<Event<Element>> {
        Materialize(source: self.asObservable())
    }
}

private final class MaterializeSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType
where Observer.Element == Event<Element> {
    func on(_ event: Event<Element>) {
        forwardOn(.next(event))
        if event.isStopEvent {
            forwardOn(.completed)
            dispose()
        }
    }
}

private final class Materialize<T>: Producer<Event<T>> {
    private let source: Observable<T>

    init(source: Observable<T>) {
        self.source = source
        super.init(Materialize.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Event<T>
    {
        let sink = MaterializeSink(observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
