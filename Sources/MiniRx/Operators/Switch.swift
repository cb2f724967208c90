// `switchLatest`, `flatMapLatest`: one inner subscription; each new sequence replaces the last one.
// Mirrors: RxSwift/Observables/Switch.swift
// Chapter: 12 (flatMap and its variants)

extension ObservableType {
    /// Maps each element to a sequence and emits the elements of the latest one; the previous one
    /// is disposed of. Completes when this sequence and the latest inner one have. An error of
    /// either, or one that `selector` throws, terminates it.
    ///
    /// ```swift
    /// taps.flatMapLatest { _ in reply }
    /// // taps           a--b-----|
    /// // reply          --x-y|
    /// // flatMapLatest  --x--x-y-|
    /// ```
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        FlatMapLatest(source: self.asObservable(), selector: selector)
    }

    /// Works in the same way for sequences that cannot fail. An error of this sequence or of
    /// `selector` still reaches the `Infallible`: no check prevents it.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Infallible<Source.Element> {
        Infallible(flatMapLatest(selector))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Emits the elements of the latest inner sequence; the previous one is disposed of. Completes
    /// when this sequence and the latest inner one have; an error of either terminates it.
    ///
    /// ```swift
    /// Observable.of(first, second).switchLatest()
    /// // first         -a-b|
    /// // second        --c-d|
    /// // switchLatest  --c-d|
    /// ```
    public func switchLatest() -> Observable<Element.Element> {
        Switch(source: self.asObservable())
    }
}

private final class SwitchIdentitySink<Source: ObservableConvertibleType, Observer: ObserverType>:
    SwitchSink<Source, Source, Observer>
where Observer.Element == Source.Element {
    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    override func performMap(_ element: Source) throws -> Source {
        element
    }
}

private final class MapSwitchSink<
    SourceType,
    Source: ObservableConvertibleType,
    Observer: ObserverType
>: SwitchSink<SourceType, Source, Observer> where Observer.Element == Source.Element {
    typealias Selector = (SourceType) throws -> Source

    private let selector: Selector

    init(selector: @escaping Selector, observer: Observer, cancel: Cancelable) {
        self.selector = selector
        super.init(observer: observer, cancel: cancel)
    }

    override func performMap(_ element: SourceType) throws -> Source {
        try selector(element)
    }
}

private final class Switch<Source: ObservableConvertibleType>: Producer<Source.Element> {
    private let source: Observable<Source>

    init(source: Observable<Source>) {
        self.source = source
        super.init(Switch.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Source.Element
    {
        let sink = SwitchIdentitySink<Source, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}

private final class FlatMapLatest<SourceType, Source: ObservableConvertibleType>:
    Producer<Source.Element>
{
    typealias Selector = (SourceType) throws -> Source

    private let source: Observable<SourceType>
    private let selector: Selector

    init(source: Observable<SourceType>, selector: @escaping Selector) {
        self.source = source
        self.selector = selector
        super.init(FlatMapLatest.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Source.Element
    {
        let sink = MapSwitchSink(selector: selector, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}

private class SwitchSink<SourceType, Source: ObservableConvertibleType, Observer: ObserverType>:
    Sink<Observer>, ObserverType
where Source.Element == Observer.Element {
    typealias Element = SourceType

    let lock = RecursiveLock()
    private let subscriptions = SingleAssignmentDisposable()
    private let innerSubscription = SerialDisposable()
    /// Whether the outer sequence has completed.
    fileprivate var stopped = false
    /// The number of the latest inner sequence.
    fileprivate var latest = 0
    /// Whether the latest inner sequence is active.
    fileprivate var hasLatest = false

    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ source: Observable<SourceType>) -> Disposable {
        subscriptions.setDisposable(source.subscribe(self))
        return Disposables.create(subscriptions, innerSubscription)
    }

    /// Returns the inner sequence. Abstract.
    func performMap(_ element: SourceType) throws -> Source {
        rxAbstractMethod()
    }

    private func nextElementArrived(element: SourceType) -> (Int, Observable<Source.Element>)? {
        lock.performLocked {
            do {
                let inner = try performMap(element).asObservable()
                hasLatest = true
                latest &+= 1
                return (latest, inner)
            } catch {
                forwardOn(.error(error))
                dispose()
                return nil
            }
        }
    }

    func on(_ event: Event<SourceType>) {
        switch event {
        case .next(let element):
            if let (latest, inner) = nextElementArrived(element: element) {
                let disposable = SingleAssignmentDisposable()
                // Disposes of the previous subscription before the new one starts.
                innerSubscription.disposable = disposable
                let observer = SwitchSinkIter(parent: self, id: latest, this: disposable)
                disposable.setDisposable(inner.subscribe(observer))
            }
        case .error(let error):
            lock.performLocked {
                forwardOn(.error(error))
                dispose()
            }
        case .completed:
            lock.performLocked {
                stopped = true
                subscriptions.dispose()
                if !hasLatest {
                    forwardOn(.completed)
                    dispose()
                }
            }
        }
    }
}

private final class SwitchSinkIter<
    SourceType,
    Source: ObservableConvertibleType,
    Observer: ObserverType
>: ObserverType, LockOwnerType, SynchronizedOnType where Source.Element == Observer.Element {
    typealias Parent = SwitchSink<SourceType, Source, Observer>
    typealias Element = Observer.Element

    private let parent: Parent
    private let id: Int
    private let this: Disposable

    var lock: RecursiveLock { parent.lock }

    init(parent: Parent, id: Int, this: Disposable) {
        self.parent = parent
        self.id = id
        self.this = this
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        if event.isStopEvent {
            this.dispose()
        }
        // Checks the number: a replaced sequence may still deliver an event from another thread
        // (`testWhatWasSwitchedOffSendsNothingMore`).
        guard parent.latest == id else { return }
        switch event {
        case .next:
            parent.forwardOn(event)
        case .error:
            parent.forwardOn(event)
            parent.dispose()
        case .completed:
            parent.hasLatest = false
            if parent.stopped {
                parent.forwardOn(event)
                parent.dispose()
            }
        }
    }
}
