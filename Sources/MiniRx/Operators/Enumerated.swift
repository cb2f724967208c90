// `enumerated`: emits each element with its index.
// Mirrors: RxSwift/Observables/Enumerated.swift
// Chapter: none

extension ObservableType {
    /// Emits each element with its index, counted from 0.
    ///
    /// ```swift
    /// Observable.of("a", "b").enumerated()
    ///     .subscribe(onNext: { print($0.index, $0.element) })  // 0 a, 1 b
    /// ```
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        Enumerated(source: self.asObservable())
    }
}

private final class EnumeratedSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType
where Observer.Element == (index: Int, element: Element) {
    private var index = 0

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

private final class Enumerated<Element>: Producer<(index: Int, element: Element)> {
    private let source: Observable<Element>

    init(source: Observable<Element>) {
        self.source = source
        super.init(Enumerated.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == (index: Int, element: Element) {
        let sink = EnumeratedSink<Element, Observer>(observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
