// `scan`: accumulates elements and emits the result after each one.
// Mirrors: RxSwift/Observables/Scan.swift
// Chapter: 10 (scan)

extension ObservableType {
    /// Updates the accumulated value, at first `seed`, with `accumulator` for each element, and
    /// emits it. If `accumulator` throws, the sequence terminates with the thrown error.
    ///
    /// ```swift
    /// Observable.of(1, 2).scan(into: [0]) { $0.append($1) }
    ///     .subscribe(onNext: { print($0) })  // [0, 1], [0, 1, 2]
    /// ```
    public func scan<A>(
        into seed: A,
        accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        Scan(source: self.asObservable(), seed: seed, accumulator: accumulator)
    }

    /// Works in the same way with an `accumulator` that returns the new value.
    ///
    /// ```swift
    /// Observable.of(1, 2, 3).scan(0, accumulator: +)
    ///     .subscribe(onNext: { print($0) })  // 1, 3, 6
    /// ```
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A)
        -> Observable<A>
    {
        Scan(source: self.asObservable(), seed: seed) { accumulated, element in
            accumulated = try accumulator(accumulated, element)
        }
    }
}

private final class ScanSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Accumulate = Observer.Element
    typealias Parent = Scan<Element, Accumulate>

    private let parent: Parent
    private var accumulate: Accumulate

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        accumulate = parent.seed
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            do {
                try parent.accumulator(&accumulate, element)
                forwardOn(.next(accumulate))
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

private final class Scan<Element, Accumulate>: Producer<Accumulate> {
    typealias Accumulator = (inout Accumulate, Element) throws -> Void

    private let source: Observable<Element>
    let seed: Accumulate
    let accumulator: Accumulator

    init(source: Observable<Element>, seed: Accumulate, accumulator: @escaping Accumulator) {
        self.source = source
        self.seed = seed
        self.accumulator = accumulator
        super.init(Scan.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Accumulate
    {
        let sink = ScanSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
