// `combineLatest` of five.
// Mirrors: RxSwift/Observables/CombineLatest+arity.swift
// Chapter: none
//
// Generated from a template: edit the template and call `kit refresh`.

extension ObservableType {
    /// Emits the result of the latest elements of all five when each source has emitted, and again
    /// for each new element. Completes when all have, or when no further result is possible. The
    /// first error, or one that `resultSelector` throws, terminates it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element,
                O5.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatest5(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            source4: source4.asObservable(),
            source5: source5.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all five as a tuple when each source has emitted, and again
    /// for each new element. Completes when all have, or when no further result is possible. The
    /// first error terminates it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element,
            O5.Element
        )
    > {
        CombineLatest5(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            source4: source4.asObservable(),
            source5: source5.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3,
                    $4
                )
            }
        )
    }
}

private final class CombineLatestSink5_<
    E1,
    E2,
    E3,
    E4,
    E5,
    Observer: ObserverType
>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest5<
        E1,
        E2,
        E3,
        E4,
        E5,
        Observer.Element
    >

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!
    private var latestElement3: E3!
    private var latestElement4: E4!
    private var latestElement5: E5!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 5, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()
        let subscription3 = SingleAssignmentDisposable()
        let subscription4 = SingleAssignmentDisposable()
        let subscription5 = SingleAssignmentDisposable()

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
        let observer4 = CombineLatestObserver<E4>(
            lock: lock,
            parent: self,
            index: 3,
            setLatestValue: { element in
                self.latestElement4 = element
            },
            this: subscription4
        )
        let observer5 = CombineLatestObserver<E5>(
            lock: lock,
            parent: self,
            index: 4,
            setLatestValue: { element in
                self.latestElement5 = element
            },
            this: subscription5
        )

        subscription1.setDisposable(parent.source1.subscribe(observer1))
        subscription2.setDisposable(parent.source2.subscribe(observer2))
        subscription3.setDisposable(parent.source3.subscribe(observer3))
        subscription4.setDisposable(parent.source4.subscribe(observer4))
        subscription5.setDisposable(parent.source5.subscribe(observer5))

        return Disposables.create([
            subscription1,
            subscription2,
            subscription3,
            subscription4,
            subscription5,
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            latestElement1,
            latestElement2,
            latestElement3,
            latestElement4,
            latestElement5
        )
    }
}

final class CombineLatest5<
    E1,
    E2,
    E3,
    E4,
    E5,
    Result
>: Producer<Result> {
    typealias ResultSelector = (
        E1,
        E2,
        E3,
        E4,
        E5
    ) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let source4: Observable<E4>
    fileprivate let source5: Observable<E5>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>,
        source2: Observable<E2>,
        source3: Observable<E3>,
        source4: Observable<E4>,
        source5: Observable<E5>,
        resultSelector: @escaping ResultSelector
    ) {
        self.source1 = source1
        self.source2 = source2
        self.source3 = source3
        self.source4 = source4
        self.source5 = source5
        self.resultSelector = resultSelector
        super.init(CombineLatest5.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink5_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
