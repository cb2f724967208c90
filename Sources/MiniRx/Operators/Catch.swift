// `catch`, `retry`: continue with another sequence, or with the same again, after an error.
// Mirrors: RxSwift/Observables/Catch.swift
// Chapter: 14 (retry)

extension ObservableType {
    /// Continues with the sequence that `handler` returns for an error. That sequence's errors are
    /// passed on. If `handler` throws, the sequence terminates with the thrown error.
    ///
    /// ```swift
    /// source.catch { _ in spare }
    /// // source  -a-b-#
    /// // spare   --x|
    /// // catch   -a-b---x|
    /// ```
    public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        Catch(source: self.asObservable(), handler: handler)
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "catch(_:)")
    public func catchError(_ handler: @escaping (Swift.Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        self.catch(handler)
    }
}

extension ObservableType {
    /// Emits `element` and `completed` in place of an error.
    ///
    /// ```swift
    /// Observable<Int>.error(RxError.unknown).catchAndReturn(0)
    ///     .subscribe { print($0) }  // next(0), completed
    /// ```
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        Catch(source: self.asObservable()) { _ in
            Observable.just(element)
        }
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
        catchAndReturn(element)
    }
}

/// Observes the sequence that the handler returned.
private final class CatchSinkProxy<Observer: ObserverType>: ObserverType {
    typealias Element = Observer.Element
    typealias Parent = CatchSink<Observer>

    private let parent: Parent

    init(parent: Parent) {
        self.parent = parent
    }

    func on(_ event: Event<Element>) {
        parent.forwardOn(event)
        if event.isStopEvent {
            parent.dispose()
        }
    }
}

private final class CatchSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = Catch<Element>

    private let parent: Parent
    private let subscription = SerialDisposable()

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let original = SingleAssignmentDisposable()
        // Stored while it is empty: the source may fail while it is subscribed to. The handler's
        // sequence must then replace it (`testCatchLetsGoOfASourceThatFailsAtOnce`).
        subscription.disposable = original
        original.setDisposable(parent.source.subscribe(self))
        return subscription
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            forwardOn(event)
        case .completed:
            forwardOn(event)
            dispose()
        case .error(let error):
            do {
                let other = try parent.handler(error)
                subscription.disposable = other.subscribe(CatchSinkProxy(parent: self))
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        }
    }
}

private final class Catch<Element>: Producer<Element> {
    typealias Handler = (Swift.Error) throws -> Observable<Element>

    fileprivate let source: Observable<Element>
    fileprivate let handler: Handler

    init(source: Observable<Element>, handler: @escaping Handler) {
        self.source = source
        self.handler = handler
        super.init(Catch.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = CatchSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

extension ObservableType {
    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "catch(sequence:)")
    public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence)
        -> Observable<Element> where Sequence.Element == Observable<Element>
    {
        self.catch(sequence: sequence)
    }

    /// Emits the first sequence's events and, after an error, those of the next, until one
    /// completes. If all fail, terminates with the error of the last one.
    ///
    /// ```swift
    /// Observable.catch(sequence: [first, second, third])
    /// // first   -a#
    /// // second  -b|
    /// // third   -c|
    /// // catch   -a-b|
    /// ```
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence)
        -> Observable<Element> where Sequence.Element == Observable<Element>
    {
        CatchSequence(sources: sequence)
    }
}

extension ObservableType {
    /// Subscribes again after each error, without a limit, until this sequence completes.
    public func retry() -> Observable<Element> {
        CatchSequence(sources: InfiniteSequence(repeatedValue: self.asObservable()))
    }

    /// Subscribes at most `maxAttemptCount` times, including the first. If the last attempt fails,
    /// terminates with its error. With 0, completes without subscribing; a negative number ends the
    /// program.
    ///
    /// ```swift
    /// source.retry(2)
    /// // source  -a-#
    /// // retry   -a--a-#
    /// ```
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        CatchSequence(
            sources: Swift.repeatElement(self.asObservable(), count: maxAttemptCount)
        )
    }
}

private final class CatchSequenceSink<Sequence: Swift.Sequence, Observer: ObserverType>:
    TailRecursiveSink<Sequence, Observer>, ObserverType
where
    Sequence.Element: ObservableConvertibleType,
    Sequence.Element.Element == Observer.Element
{
    typealias Element = Observer.Element

    private var lastError: Swift.Error?

    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            forwardOn(event)
        case .error(let error):
            lastError = error
            schedule(.moveNext)
        case .completed:
            forwardOn(event)
            dispose()
        }
    }

    override func subscribeToNext(_ source: Observable<Element>) -> Disposable {
        source.subscribe(self)
    }

    override func done() {
        if let lastError {
            forwardOn(.error(lastError))
        } else {
            forwardOn(.completed)
        }
        dispose()
    }

    override func extract(_ observable: Observable<Element>) -> SequenceGenerator? {
        guard let inner = observable as? CatchSequence<Sequence> else { return nil }
        return (inner.sources.makeIterator(), nil)
    }
}

private final class CatchSequence<Sequence: Swift.Sequence>: Producer<Sequence.Element.Element>
where Sequence.Element: ObservableConvertibleType {
    typealias Element = Sequence.Element.Element

    fileprivate let sources: Sequence

    init(sources: Sequence) {
        self.sources = sources
        super.init(CatchSequence.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = CatchSequenceSink<Sequence, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run((sources.makeIterator(), nil)))
    }
}
