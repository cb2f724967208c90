// `reduce`: accumulates all elements and emits the result when the source completes.
// Mirrors: RxSwift/Observables/Reduce.swift
// Differs: `toArray` is in ToArray.swift.
// Chapter: none

extension ObservableType {
    /// Accumulates all elements, starting with `seed`, and emits the result of `mapResult` when the
    /// source completes. If a closure throws, the sequence terminates with the thrown error.
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

    /// Accumulates all elements, starting with `seed`, and emits the result when the source
    /// completes. If `accumulator` throws, the sequence terminates with the thrown error.
    ///
    /// ```swift
    /// Observable.of(1, 2, 3).reduce(0, accumulator: +)
    ///     .subscribe { print($0) }  // next(6), completed
    /// ```
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

private final class ReduceSink<SourceType, AccumulateType, Observer: ObserverType>: Sink<Observer>,
    ObserverType
{
    typealias Parent = Reduce<SourceType, AccumulateType, Observer.Element>

    private let parent: Parent
    private var accumulation: AccumulateType

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        accumulation = parent.seed
        super.init(observer: observer, cancel: cancel)
    }

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

private final class Reduce<SourceType, AccumulateType, ResultType>: Producer<ResultType> {
    typealias AccumulatorType = (AccumulateType, SourceType) throws -> AccumulateType
    typealias ResultSelectorType = (AccumulateType) throws -> ResultType

    private let source: Observable<SourceType>
    let seed: AccumulateType
    let accumulator: AccumulatorType
    let mapResult: ResultSelectorType

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
        super.init(Reduce.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == ResultType
    {
        let sink = ReduceSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
