// `single`: emits the only element; an error if the source has several elements or none.
// Mirrors: RxSwift/Observables/SingleAsync.swift
// Chapter: none

extension ObservableType {
    /// Emits the source's element when it arrives. Fails with `RxError.moreThanOneElement` on a
    /// second one, and with `RxError.noElements` if the source completes without one.
    ///
    /// ```swift
    /// Observable.of(1, 2).single().subscribe { print($0) }
    /// // next(1), error(Sequence contains more than one element.)
    /// ```
    public func single() -> Observable<Element> {
        SingleAsync(source: self.asObservable())
    }

    /// Works like `single()` on the elements for which `predicate` returns `true`. If `predicate`
    /// throws, the sequence terminates with the thrown error.
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        SingleAsync(source: self.asObservable(), predicate: predicate)
    }
}

private final class SingleAsyncSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = SingleAsync<Element>

    private let parent: Parent
    private var seenValue = false

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            do {
                guard try parent.predicate?(element) ?? true else { return }
            } catch {
                forwardOn(.error(error))
                dispose()
                return
            }
            if seenValue {
                forwardOn(.error(RxError.moreThanOneElement))
                dispose()
                return
            }
            seenValue = true
            forwardOn(.next(element))
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            if seenValue {
                forwardOn(.completed)
            } else {
                forwardOn(.error(RxError.noElements))
            }
            dispose()
        }
    }
}

final class SingleAsync<Element>: Producer<Element> {
    typealias Predicate = (Element) throws -> Bool

    private let source: Observable<Element>
    let predicate: Predicate?

    init(source: Observable<Element>, predicate: Predicate? = nil) {
        self.source = source
        self.predicate = predicate
        super.init(SingleAsync.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SingleAsyncSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
