// `reduce`: a value that grows with each element, sent once, at the end.
// Mirrors: RxSwift/Observables/Reduce.swift
// Left out: `toArray`, which returns a `Single` and has a file of its own.
// Chapter: none

extension ObservableType {
    /// Accumulates all elements, beginning with `seed`; at the end sends what `mapResult` makes of
    /// it. What either closure throws ends the sequence.
    ///
    /// Mirrors `RxSwift/Observables/Reduce.swift`.
    @inlinable
    public func reduce<A, Result>(
        _ seed: A,
        accumulator: @escaping (A, Element) throws -> A,
        mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        Reduce(
            source: self.asObservable(),
            seed: seed,
            accumulator: accumulator,
            mapResult: mapResult
        )
    }

    /// Accumulates all elements, beginning with `seed`, and sends the result at the end. An
    /// `accumulator` that throws ends the sequence with its error.
    ///
    /// Mirrors `RxSwift/Observables/Reduce.swift`.
    @inlinable
    public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A)
        -> Observable<A>
    {
        Reduce(
            source: self.asObservable(),
            seed: seed,
            accumulator: accumulator,
            mapResult: { result in
                result
            }
        )
    }
}

@usableFromInline
final class ReduceSink<SourceType, AccumulateType, Observer: ObserverType>: Sink<Observer>,
    ObserverType
{
    @usableFromInline typealias Parent = Reduce<SourceType, AccumulateType, Observer.Element>

    @usableFromInline let parent: Parent
    @usableFromInline var accumulation: AccumulateType

    @inlinable
    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        accumulation = parent.seed
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<SourceType>) {
        switch event {
        case .next(let element):
            do {
                accumulation = try parent.accumulator(accumulation, element)
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        case .completed:
            do {
                forwardOn(.next(try parent.mapResult(accumulation)))
                forwardOn(.completed)
                dispose()
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        }
    }
}

@usableFromInline
final class Reduce<SourceType, AccumulateType, ResultType>: Producer<ResultType> {
    @usableFromInline
    typealias AccumulatorType = (AccumulateType, SourceType) throws -> AccumulateType
    @usableFromInline typealias ResultSelectorType = (AccumulateType) throws -> ResultType

    @usableFromInline let source: Observable<SourceType>
    @usableFromInline let seed: AccumulateType
    @usableFromInline let accumulator: AccumulatorType
    @usableFromInline let mapResult: ResultSelectorType

    @inlinable
    init(
        source: Observable<SourceType>,
        seed: AccumulateType,
        accumulator: @escaping AccumulatorType,
        mapResult: @escaping ResultSelectorType
    ) {
        self.source = source
        self.seed = seed
        self.accumulator = accumulator
        self.mapResult = mapResult
        super.init()
        specialize(Reduce.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == ResultType
    {
        let sink = ReduceSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
