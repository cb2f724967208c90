// `dematerialize`: turns elements that are events back into events.
// Mirrors: RxSwift/Observables/Dematerialize.swift
// Chapter: none

extension ObservableType where Element: EventConvertible {
    /// Emits the event that each element contains. A terminal event in an element terminates the
    /// sequence, as the source's own does.
    ///
    /// ```swift
    /// Observable.of(Event.next(1), .completed, .next(2)).dematerialize()
    ///     .subscribe { print($0) }  // next(1), completed
    /// ```
    public func dematerialize() -> Observable<Element.Element> {
        Dematerialize(source: self.asObservable())
    }
}

private final class DematerializeSink<T: EventConvertible, Observer: ObserverType>: Sink<Observer>,
    ObserverType
where Observer.Element == T.Element {
    func on(_ event: Event<T>) {
        switch event {
        case .next(let element):
            forwardOn(element.event)
            if element.event.isStopEvent {
                dispose()
            }
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        case .completed:
            forwardOn(.completed)
            dispose()
        }
    }
}

private final class Dematerialize<T: EventConvertible>: Producer<T.Element> {
    private let source: Observable<T>

    init(source: Observable<T>) {
        self.source = source
        super.init(Dematerialize.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == T.Element
    {
        let sink = DematerializeSink<T, Observer>(observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
