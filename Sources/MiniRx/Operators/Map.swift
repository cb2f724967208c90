// `map`: the plainest operator, and the pattern of all the others: extension, sink, producer.
// Mirrors: RxSwift/Observables/Map.swift
// Left out: nothing.
// Chapter: 10 (how to read any operator), appendix, performance

extension ObservableType {
    /// Transforms each element. A `transform` that throws ends the sequence with its error.
    ///
    /// Chapter 10. Mirrors `RxSwift/Observables/Map.swift`.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result)
        -> Observable<Result>
    {
        Map(source: self.asObservable(), transform: transform)
    }
}

@usableFromInline
final class MapSink<SourceType, Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Transform = (SourceType) throws -> Observer.Element

    @usableFromInline let transform: Transform

    @inlinable
    init(transform: @escaping Transform, observer: Observer, cancel: Cancelable) {
        self.transform = transform
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<SourceType>) {
        switch event {
        case .next(let element):
            do {
                forwardOn(.next(try transform(element)))
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        case .completed:
            forwardOn(.completed)
            dispose()
        }
    }
}

@usableFromInline
final class Map<SourceType, ResultType>: Producer<ResultType> {
    @usableFromInline typealias Transform = (SourceType) throws -> ResultType

    @usableFromInline let source: Observable<SourceType>
    @usableFromInline let transform: Transform

    @inlinable
    init(source: Observable<SourceType>, transform: @escaping Transform) {
        self.source = source
        self.transform = transform
        super.init()
        specialize(Map.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == ResultType
    {
        let sink = MapSink(transform: transform, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
