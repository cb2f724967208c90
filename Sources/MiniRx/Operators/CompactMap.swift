// `compactMap`: transforms each element, and leaves out those of which nothing comes.
// Mirrors: RxSwift/Observables/CompactMap.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// Transforms each element; where `transform` returns `nil` nothing is sent. If it throws, the
    /// sequence ends with its error.
    ///
    /// Mirrors `RxSwift/Observables/CompactMap.swift`.
    @inlinable
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Observable<Result>
    {
        CompactMap(source: self.asObservable(), transform: transform)
    }
}

@usableFromInline
final class CompactMapSink<SourceType, Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Transform = (SourceType) throws -> Observer.Element?

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
                if let mapped = try transform(element) {
                    forwardOn(.next(mapped))
                }
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
final class CompactMap<SourceType, ResultType>: Producer<ResultType> {
    @usableFromInline typealias Transform = (SourceType) throws -> ResultType?

    @usableFromInline let source: Observable<SourceType>
    @usableFromInline let transform: Transform

    @inlinable
    init(source: Observable<SourceType>, transform: @escaping Transform) {
        self.source = source
        self.transform = transform
        super.init()
        specialize(CompactMap.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == ResultType
    {
        let sink = CompactMapSink(transform: transform, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
