// `retry`, `catch(sequence:)`: continue with the next sequence after an error.
// Mirrors: CatchSequence of RxSwift/Observables/Catch.swift
// Chapter: 10 (retry)

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
