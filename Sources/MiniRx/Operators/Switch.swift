// `switchLatest`, `flatMapLatest`: one inner subscription; each new sequence replaces the last one.
// Mirrors: RxSwift/Observables/Switch.swift
// Differs: The sink is in SwitchSink.swift.
// Chapter: 10 (flatMap and its variants)

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
