// `materialize`: events as elements, the ending included.
// Mirrors: RxSwift/Observables/Materialize.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// Sends each event of the source as an element. After the element that is an ending comes
    /// `completed`; an error of the source is no error any more.
    ///
    /// Mirrors `RxSwift/Observables/Materialize.swift`.
    @inlinable
    public func materialize() -> Observable<Event<Element>> {
        let step = enter("ObservableType", self); defer { leave(step) }
        return Materialize(source: self.asObservable())
    }
}

@usableFromInline
final class MaterializeSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType
where Observer.Element == Event<Element> {
    @inlinable
    override init(observer: Observer, cancel: Cancelable) {
        let step = enter("MaterializeSink"); defer { leave(step) }
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        let step = enter("MaterializeSink", self, event); defer { leave(step) }
        forwardOn(.next(event))
        if event.isStopEvent {
            forwardOn(.completed)
            dispose()
        }
    }
}

@usableFromInline
final class Materialize<T>: Producer<Event<T>> {
    @usableFromInline let source: Observable<T>

    @inlinable
    init(source: Observable<T>) {
        let step = enter("Materialize"); defer { leave(step) }
        self.source = source
        super.init()
        specialize(Materialize.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Event<T>
    {
        let step = enter("Materialize", self); defer { leave(step) }
        let sink = MaterializeSink(observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
