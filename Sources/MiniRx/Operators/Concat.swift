// `concat`: subscribes to sequences one after another.
// Mirrors: RxSwift/Observables/Concat.swift
// Differs: `concat()` of a sequence of sequences is in Merge.swift.
// Chapter: 14 (retry)

extension ObservableType {
    /// Emits this sequence's elements, then those of `second`. An error terminates it.
    ///
    /// ```swift
    /// first.concat(second)
    /// // first   -a-b|
    /// // second  -c-d|
    /// // concat  -a-b-c-d|
    /// ```
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([self.asObservable(), second.asObservable()])
    }
}

extension ObservableType {
    /// Emits the elements of each sequence that `sequence` returns, each after the previous one has
    /// completed. `sequence` may be infinite. An error terminates it.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence)
        -> Observable<Element> where Sequence.Element == Observable<Element>
    {
        Concat(sources: sequence, count: nil)
    }

    /// Emits the elements of one sequence after another. An error terminates it.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection)
        -> Observable<Element> where Collection.Element == Observable<Element>
    {
        Concat(sources: collection, count: Int64(collection.count))
    }

    /// Emits the elements of one sequence after another. An error terminates it.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        Concat(sources: sources, count: Int64(sources.count))
    }
}

private final class ConcatSink<Sequence: Swift.Sequence, Observer: ObserverType>:
    TailRecursiveSink<Sequence, Observer>, ObserverType
where
    Sequence.Element: ObservableConvertibleType,
    Sequence.Element.Element == Observer.Element
{
    typealias Element = Observer.Element

    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            forwardOn(event)
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            schedule(.moveNext)
        }
    }

    override func subscribeToNext(_ source: Observable<Element>) -> Disposable {
        source.subscribe(self)
    }

    override func extract(_ observable: Observable<Element>) -> SequenceGenerator? {
        guard let inner = observable as? Concat<Sequence> else { return nil }
        return (inner.sources.makeIterator(), inner.count)
    }
}

private final class Concat<Sequence: Swift.Sequence>: Producer<Sequence.Element.Element>
where Sequence.Element: ObservableConvertibleType {
    typealias Element = Sequence.Element.Element

    fileprivate let sources: Sequence
    /// The number of sequences, if it is known.
    fileprivate let count: Int64?

    init(sources: Sequence, count: Int64?) {
        self.sources = sources
        self.count = count
        super.init(Concat.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ConcatSink<Sequence, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run((sources.makeIterator(), count)))
    }
}
