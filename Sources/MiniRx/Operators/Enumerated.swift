// `enumerated`: each element with its number.
// Mirrors: RxSwift/Observables/Enumerated.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// Each element with its index, counted from 0.
    ///
    /// Mirrors `RxSwift/Observables/Enumerated.swift`.
    @inlinable
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        Enumerated(source: self.asObservable())
    }
}

@usableFromInline
final class EnumeratedSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType
where Observer.Element == (index: Int, element: Element) {
    @usableFromInline var index = 0

    @inlinable
    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            do {
                let index = try incrementChecked(&index)
                forwardOn(.next((index: index, element: element)))
            } catch {
                forwardOn(.error(error))
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

@usableFromInline
final class Enumerated<Element>: Producer<(index: Int, element: Element)> {
    @usableFromInline let source: Observable<Element>

    @inlinable
    init(source: Observable<Element>) {
        self.source = source
        super.init()
        specialize(Enumerated.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == (index: Int, element: Element) {
        let sink = EnumeratedSink<Element, Observer>(observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
