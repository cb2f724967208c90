// `combineLatest` of three.
// Mirrors: RxSwift/Observables/CombineLatest+arity.swift
// Chapter: none
//
// Generated from a template: edit the template and call `kit refresh`.

extension ObservableType {
    /// Emits the result of the latest elements of all three when each source has emitted, and again
    /// for each new element. Completes when all have, or when no further result is possible. The
    /// first error, or one that `resultSelector` throws, terminates it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatest3(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all three as a tuple when each source has emitted, and again
    /// for each new element. Completes when all have, or when no further result is possible. The
    /// first error terminates it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element
        )
    > {
        CombineLatest3(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2
                )
            }
        )
    }
}

private final class CombineLatestSink3_<
    E1,
    E2,
    E3,
    Observer: ObserverType
>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest3<
        E1,
        E2,
        E3,
        Observer.Element
    >

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!
    private var latestElement3: E3!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 3, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()
        let subscription3 = SingleAssignmentDisposable()

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
        let observer3 = CombineLatestObserver<E3>(
            lock: lock,
            parent: self,
            index: 2,
            setLatestValue: { element in
                self.latestElement3 = element
            },
            this: subscription3
        )

        subscription1.setDisposable(parent.source1.subscribe(observer1))
        subscription2.setDisposable(parent.source2.subscribe(observer2))
        subscription3.setDisposable(parent.source3.subscribe(observer3))

        return Disposables.create([
            subscription1,
            subscription2,
            subscription3,
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            latestElement1,
            latestElement2,
            latestElement3
        )
    }
}

final class CombineLatest3<
    E1,
    E2,
    E3,
    Result
>: Producer<Result> {
    typealias ResultSelector = (
        E1,
        E2,
        E3
    ) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>,
        source2: Observable<E2>,
        source3: Observable<E3>,
        resultSelector: @escaping ResultSelector
    ) {
        self.source1 = source1
        self.source2 = source2
        self.source3 = source3
        self.resultSelector = resultSelector
        super.init(CombineLatest3.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink3_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
