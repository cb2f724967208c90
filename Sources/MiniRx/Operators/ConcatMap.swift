// `concatMap`: maps each element to a sequence and subscribes to these one after another.
// Mirrors: ConcatMap of RxSwift/Observables/Merge.swift
// Chapter: 10 (flatMap and its variants)

extension ObservableType {
    /// Maps each element to a sequence and emits their elements, one sequence after another. Calls
    /// `selector` as soon as an element arrives; the sequence is then queued until those before it
    /// have completed. An error, or one that `selector` throws, terminates it.
    ///
    /// ```swift
    /// taps.concatMap { _ in reply }
    /// // taps       a--b-----|
    /// // reply      --x-y|
    /// // concatMap  --x-y--x-y|
    /// ```
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        ConcatMap(source: self.asObservable(), selector: selector)
    }
}

private final class ConcatMapSink<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: MergeLimitedSink<SourceElement, SourceSequence, Observer>
where Observer.Element == SourceSequence.Element {
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let selector: Selector

    init(selector: @escaping Selector, observer: Observer, cancel: Cancelable) {
        self.selector = selector
        super.init(maxConcurrent: 1, observer: observer, cancel: cancel)
    }

    override func performMap(_ element: SourceElement) throws -> SourceSequence {
        try selector(element)
    }
}

private final class ConcatMap<SourceElement, SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let source: Observable<SourceElement>
    private let selector: Selector

    init(source: Observable<SourceElement>, selector: @escaping Selector) {
        self.source = source
        self.selector = selector
        super.init(ConcatMap.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = ConcatMapSink(selector: selector, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}
