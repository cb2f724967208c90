// `combineLatest` of eight.
// Mirrors: RxSwift/Observables/CombineLatest+arity.swift
// Chapter: none
//
// Generated from a template: edit the template and call `kit refresh`.

extension ObservableType {
    /// Emits the result of the latest elements of all eight when each source has emitted, and again
    /// for each new element. Completes when all have, or when no further result is possible. The
    /// first error, or one that `resultSelector` throws, terminates it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element,
                O5.Element,
                O6.Element,
                O7.Element,
                O8.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatest8(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            source4: source4.asObservable(),
            source5: source5.asObservable(),
            source6: source6.asObservable(),
            source7: source7.asObservable(),
            source8: source8.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of all eight as a tuple when each source has emitted, and again
    /// for each new element. Completes when all have, or when no further result is possible. The
    /// first error terminates it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element,
            O5.Element,
            O6.Element,
            O7.Element,
            O8.Element
        )
    > {
        CombineLatest8(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            source4: source4.asObservable(),
            source5: source5.asObservable(),
            source6: source6.asObservable(),
            source7: source7.asObservable(),
            source8: source8.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3,
                    $4,
                    $5,
                    $6,
                    $7
                )
            }
        )
    }
}

private final class CombineLatestSink8_<
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    E7,
    E8,
    Observer: ObserverType
>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest8<
        E1,
        E2,
        E3,
        E4,
        E5,
        E6,
        E7,
        E8,
        Observer.Element
    >

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!
    private var latestElement3: E3!
    private var latestElement4: E4!
    private var latestElement5: E5!
    private var latestElement6: E6!
    private var latestElement7: E7!
    private var latestElement8: E8!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 8, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()
        let subscription3 = SingleAssignmentDisposable()
        let subscription4 = SingleAssignmentDisposable()
        let subscription5 = SingleAssignmentDisposable()
        let subscription6 = SingleAssignmentDisposable()
        let subscription7 = SingleAssignmentDisposable()
        let subscription8 = SingleAssignmentDisposable()

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
        let observer6 = CombineLatestObserver<E6>(
            lock: lock,
            parent: self,
            index: 5,
            setLatestValue: { element in
                self.latestElement6 = element
            },
            this: subscription6
        )
        let observer7 = CombineLatestObserver<E7>(
            lock: lock,
            parent: self,
            index: 6,
            setLatestValue: { element in
                self.latestElement7 = element
            },
            this: subscription7
        )
        let observer8 = CombineLatestObserver<E8>(
            lock: lock,
            parent: self,
            index: 7,
            setLatestValue: { element in
                self.latestElement8 = element
            },
            this: subscription8
        )

        subscription1.setDisposable(parent.source1.subscribe(observer1))
        subscription2.setDisposable(parent.source2.subscribe(observer2))
        subscription3.setDisposable(parent.source3.subscribe(observer3))
        subscription4.setDisposable(parent.source4.subscribe(observer4))
        subscription5.setDisposable(parent.source5.subscribe(observer5))
        subscription6.setDisposable(parent.source6.subscribe(observer6))
        subscription7.setDisposable(parent.source7.subscribe(observer7))
        subscription8.setDisposable(parent.source8.subscribe(observer8))

        return Disposables.create([
            subscription1,
            subscription2,
            subscription3,
            subscription4,
            subscription5,
            subscription6,
            subscription7,
            subscription8,
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            latestElement1,
            latestElement2,
            latestElement3,
            latestElement4,
            latestElement5,
            latestElement6,
            latestElement7,
            latestElement8
        )
    }
}

final class CombineLatest8<
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    E7,
    E8,
    Result
>: Producer<Result> {
    typealias ResultSelector = (
        E1,
        E2,
        E3,
        E4,
        E5,
        E6,
        E7,
        E8
    ) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let source4: Observable<E4>
    fileprivate let source5: Observable<E5>
    fileprivate let source6: Observable<E6>
    fileprivate let source7: Observable<E7>
    fileprivate let source8: Observable<E8>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>,
        source2: Observable<E2>,
        source3: Observable<E3>,
        source4: Observable<E4>,
        source5: Observable<E5>,
        source6: Observable<E6>,
        source7: Observable<E7>,
        source8: Observable<E8>,
        resultSelector: @escaping ResultSelector
    ) {
        self.source1 = source1
        self.source2 = source2
        self.source3 = source3
        self.source4 = source4
        self.source5 = source5
        self.source6 = source6
        self.source7 = source7
        self.source8 = source8
        self.resultSelector = resultSelector
        super.init(CombineLatest8.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink8_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
