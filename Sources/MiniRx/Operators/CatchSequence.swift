// `retry`, `catch(sequence:)`: the next sequence when one has failed.
// Mirrors: CatchSequence of RxSwift/Observables/Catch.swift
// Left out: nothing.
// Chapter: 10 (retry)

extension ObservableType {
    /// The spelling before RxSwift 6.
    ///
    /// Mirrors `RxSwift/Observables/Catch.swift`.
    @available(*, deprecated, renamed: "catch(sequence:)")
    public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence)
        -> Observable<Element> where Sequence.Element == Observable<Element>
    {
        let step = enter("ObservableType"); defer { leave(step) }
        return self.catch(sequence: sequence)
    }

    /// The first sequence, and when one has failed, the next, until one completes. If all fail, it
    /// ends with the last one's error.
    ///
    /// Mirrors `RxSwift/Observables/Catch.swift`.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence)
        -> Observable<Element> where Sequence.Element == Observable<Element>
    {
        let step = enter("ObservableType"); defer { leave(step) }
        return CatchSequence(sources: sequence)
    }
}

extension ObservableType {
    /// Subscribes anew after each error, for ever, until this sequence completes.
    ///
    /// Chapter 10. Mirrors `RxSwift/Observables/Catch.swift`.
    public func retry() -> Observable<Element> {
        let step = enter("ObservableType", self); defer { leave(step) }
        return CatchSequence(sources: InfiniteSequence(repeatedValue: self.asObservable()))
    }

    /// Subscribes `maxAttemptCount` times at most, the first time included. If the last attempt
    /// fails as well, ends with its error. 0 completes without subscribing; a negative number ends
    /// the program.
    ///
    /// Chapter 10. Mirrors `RxSwift/Observables/Catch.swift`.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let step = enter("ObservableType", self); defer { leave(step) }
        return CatchSequence(
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
        let step = enter("CatchSequenceSink"); defer { leave(step) }
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        let step = enter("CatchSequenceSink", self, event); defer { leave(step) }
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
        let step = enter("CatchSequenceSink", self); defer { leave(step) }
        return source.subscribe(self)
    }

    override func done() {
        let step = enter("CatchSequenceSink", self); defer { leave(step) }
        if let lastError {
            forwardOn(.error(lastError))
        } else {
            forwardOn(.completed)
        }
        dispose()
    }

    override func extract(_ observable: Observable<Element>) -> SequenceGenerator? {
        let step = enter("CatchSequenceSink", self); defer { leave(step) }
        guard let inner = observable as? CatchSequence<Sequence> else { return nil }
        return (inner.sources.makeIterator(), nil)
    }
}

private final class CatchSequence<Sequence: Swift.Sequence>: Producer<Sequence.Element.Element>
where Sequence.Element: ObservableConvertibleType {
    typealias Element = Sequence.Element.Element

    fileprivate let sources: Sequence

    init(sources: Sequence) {
        let step = enter("CatchSequence"); defer { leave(step) }
        self.sources = sources
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let step = enter("CatchSequence", self); defer { leave(step) }
        let sink = CatchSequenceSink<Sequence, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run((sources.makeIterator(), nil)))
    }
}
