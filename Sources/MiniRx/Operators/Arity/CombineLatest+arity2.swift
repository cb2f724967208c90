// `combineLatest` of two.
// Mirrors: RxSwift/Observables/CombineLatest+arity.swift
// Chapter: 10 (combineLatest)

extension ObservableType {
    /// Emits the result of the latest elements of both when each source has emitted, and again for
    /// each new element. Completes when all have, or when no further result is possible. The first
    /// error, or one that `resultSelector` throws, terminates it.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest2(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of both as a tuple when each source has emitted, and again for
    /// each new element. Completes when all have, or when no further result is possible. The first
    /// error terminates it.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        CombineLatest2(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            resultSelector: {
                ($0, $1)
            }
        )
    }
}

private final class CombineLatestSink2_<E1, E2, Observer: ObserverType>:
    CombineLatestSink<Observer>
{
    typealias Parent = CombineLatest2<E1, E2, Observer.Element>

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 2, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()

        let observer1 = CombineLatestObserver<E1>(
            lock: lock,
            parent: self,
            index: 0,
            setLatestValue: { element in
                self.latestElement1 = element
            },
            this: subscription1
        )
        let observer2 = CombineLatestObserver<E2>(
            lock: lock,
            parent: self,
            index: 1,
            setLatestValue: { element in
                self.latestElement2 = element
            },
            this: subscription2
        )

        subscription1.setDisposable(parent.source1.subscribe(observer1))
        subscription2.setDisposable(parent.source2.subscribe(observer2))

        return Disposables.create([subscription1, subscription2])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(latestElement1, latestElement2)
    }
}

final class CombineLatest2<E1, E2, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>,
        source2: Observable<E2>,
        resultSelector: @escaping ResultSelector
    ) {
        self.source1 = source1
        self.source2 = source2
        self.resultSelector = resultSelector
        super.init(CombineLatest2.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink2_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
