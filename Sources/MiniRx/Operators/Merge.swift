// `merge`: emits the events of several sequences as they arrive.
// Mirrors: RxSwift/Observables/Merge.swift
// Differs: The sink is in MergeSink.swift; `flatMap` and `flatMapFirst` are in FlatMap.swift,
//   `merge(maxConcurrent:)` and `concat()` in MergeLimited.swift, `concatMap` in ConcatMap.swift.
// Chapter: 10 (merge)

extension ObservableType where Element: ObservableConvertibleType {
    /// Subscribes to each sequence that arrives and emits the elements of all of them, on the
    /// threads on which they arrive. Completes when this sequence and all inner ones have; the
    /// first error terminates it.
    public func merge() -> Observable<Element.Element> {
        Merge(source: self.asObservable())
    }
}

extension ObservableType {
    /// Subscribes to all sequences in order, and emits the elements of all of them. Completes when
    /// all have; the first error terminates it.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection)
        -> Observable<Element> where Collection.Element == Observable<Element>
    {
        MergeArray(sources: Array(sources))
    }

    /// Subscribes to all sequences in order, and emits the elements of all of them. Completes when
    /// all have; the first error terminates it.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        MergeArray(sources: sources)
    }

    /// Subscribes to all sequences in order, and emits the elements of all of them. Completes when
    /// all have; the first error terminates it.
    ///
    /// ```swift
    /// Observable.merge(first, second)
    /// // first   -a--b|
    /// // second  --c--d|
    /// // merge   -ac-bd|
    /// ```
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        MergeArray(sources: sources)
    }
}

private final class MergeBasicSink<Source: ObservableConvertibleType, Observer: ObserverType>:
    MergeSink<Source, Source, Observer>
where Observer.Element == Source.Element {
    override func performMap(_ element: Source) throws -> Source {
        element
    }
}

private final class Merge<SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    private let source: Observable<SourceSequence>

    init(source: Observable<SourceSequence>) {
        self.source = source
        super.init(Merge.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = MergeBasicSink<SourceSequence, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}

private final class MergeArray<Element>: Producer<Element> {
    private let sources: [Observable<Element>]

    init(sources: [Observable<Element>]) {
        self.sources = sources
        super.init(MergeArray.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = MergeBasicSink<Observable<Element>, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(sources))
    }
}
