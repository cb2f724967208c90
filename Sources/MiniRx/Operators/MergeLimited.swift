// `merge(maxConcurrent:)`: limits the number of inner subscriptions; other sequences are queued.
// Mirrors: MergeLimited of RxSwift/Observables/Merge.swift
// Differs: The sink is in MergeLimitedSink.swift.
// Chapter: 10 (flatMap and its variants)

extension ObservableType where Element: ObservableConvertibleType {
    /// Works like `merge()`, but subscribes to at most `maxConcurrent` sequences at a time. The
    /// others are queued until one of those completes.
    ///
    /// ```swift
    /// Observable.of(first, second, third).merge(maxConcurrent: 2)
    /// // first   -a---|
    /// // second  --b-----|
    /// // third   -c|
    /// // merge   -ab---c-|
    /// ```
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        MergeLimited(source: self.asObservable(), maxConcurrent: maxConcurrent)
    }

    /// Emits the elements of one inner sequence after another. An error terminates it.
    public func concat() -> Observable<Element.Element> {
        merge(maxConcurrent: 1)
    }
}

private final class MergeLimitedBasicSink<
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: MergeLimitedSink<SourceSequence, SourceSequence, Observer>
where Observer.Element == SourceSequence.Element {
    override func performMap(_ element: SourceSequence) throws -> SourceSequence {
        element
    }
}

private final class MergeLimited<SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    private let source: Observable<SourceSequence>
    private let maxConcurrent: Int

    init(source: Observable<SourceSequence>, maxConcurrent: Int) {
        self.source = source
        self.maxConcurrent = maxConcurrent
        super.init(MergeLimited.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = MergeLimitedBasicSink<SourceSequence, Observer>(
            maxConcurrent: maxConcurrent,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run(source))
    }
}
