// `dematerialize`: elements that are events become events again.
// Mirrors: RxSwift/Observables/Dematerialize.swift
// Chapter: none

extension ObservableType where Element: EventConvertible {
    /// Sends what the elements say. An element that is an ending ends the sequence; so does the
    /// source's own.
    public func dematerialize() -> Observable<Element.Element> {
        Dematerialize(source: self.asObservable())
    }
}

final class DematerializeSink<T: EventConvertible, Observer: ObserverType>: Sink<Observer>,
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

final class Dematerialize<T: EventConvertible>: Producer<T.Element> {
    private let source: Observable<T>

    init(source: Observable<T>) {
        self.source = source
        super.init(specializedRun(of: Dematerialize.self))
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == T.Element
    {
        let sink = DematerializeSink<T, Observer>(observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
