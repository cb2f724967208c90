// `zip` of six.
// Mirrors: RxSwift/Observables/Zip+arity.swift
// Chapter: none
//
// Generated from a template: edit the template and call `kit refresh`.

extension ObservableType {
    /// Emits the result of the first elements of all six, then of the second ones, and so on.
    /// Completes when all have. The first error, also of `resultSelector`, terminates it.
    public static func zip<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element,
                O5.Element,
                O6.Element
            ) throws -> Element
    ) -> Observable<Element> {
        Zip6(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            source4: source4.asObservable(),
            source5: source5.asObservable(),
            source6: source6.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all six as a tuple, then the second ones, and so on. Completes
    /// when all have; the first error terminates it.
    public static func zip<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element,
            O5.Element,
            O6.Element
        )
    > {
        Zip6(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            source4: source4.asObservable(),
            source5: source5.asObservable(),
            source6: source6.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3,
                    $4,
                    $5
                )
            }
        )
    }
}

private final class ZipSink6_<
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    Observer: ObserverType
>: ZipSink<Observer> {
    typealias Parent = Zip6<
        E1,
        E2,
        E3,
        E4,
        E5,
        E6,
        Observer.Element
    >

    private let parent: Parent
    private var values1 = Queue<E1>(capacity: 2)
    private var values2 = Queue<E2>(capacity: 2)
    private var values3 = Queue<E3>(capacity: 2)
    private var values4 = Queue<E4>(capacity: 2)
    private var values5 = Queue<E5>(capacity: 2)
    private var values6 = Queue<E6>(capacity: 2)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 6, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        switch index {
        case 0: return !values1.isEmpty
        case 1: return !values2.isEmpty
        case 2: return !values3.isEmpty
        case 3: return !values4.isEmpty
        case 4: return !values5.isEmpty
        case 5: return !values6.isEmpty
        default: rxFatalError("Unhandled case \(index)")
        }
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()
        let subscription3 = SingleAssignmentDisposable()
        let subscription4 = SingleAssignmentDisposable()
        let subscription5 = SingleAssignmentDisposable()
        let subscription6 = SingleAssignmentDisposable()

        let observer1 = ZipObserver<E1>(
            lock: lock,
            parent: self,
            index: 0,
            setNextValue: { element in
                self.values1.enqueue(element)
            },
            this: subscription1
        )
        let observer2 = ZipObserver<E2>(
            lock: lock,
            parent: self,
            index: 1,
            setNextValue: { element in
                self.values2.enqueue(element)
            },
            this: subscription2
        )
        let observer3 = ZipObserver<E3>(
            lock: lock,
            parent: self,
            index: 2,
            setNextValue: { element in
                self.values3.enqueue(element)
            },
            this: subscription3
        )
        let observer4 = ZipObserver<E4>(
            lock: lock,
            parent: self,
            index: 3,
            setNextValue: { element in
                self.values4.enqueue(element)
            },
            this: subscription4
        )
        let observer5 = ZipObserver<E5>(
            lock: lock,
            parent: self,
            index: 4,
            setNextValue: { element in
                self.values5.enqueue(element)
            },
            this: subscription5
        )
        let observer6 = ZipObserver<E6>(
            lock: lock,
            parent: self,
            index: 5,
            setNextValue: { element in
                self.values6.enqueue(element)
            },
            this: subscription6
        )

        subscription1.setDisposable(parent.source1.subscribe(observer1))
        subscription2.setDisposable(parent.source2.subscribe(observer2))
        subscription3.setDisposable(parent.source3.subscribe(observer3))
        subscription4.setDisposable(parent.source4.subscribe(observer4))
        subscription5.setDisposable(parent.source5.subscribe(observer5))
        subscription6.setDisposable(parent.source6.subscribe(observer6))

        return Disposables.create([
            subscription1,
            subscription2,
            subscription3,
            subscription4,
            subscription5,
            subscription6,
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            values1.dequeue()!,
            values2.dequeue()!,
            values3.dequeue()!,
            values4.dequeue()!,
            values5.dequeue()!,
            values6.dequeue()!
        )
    }
}

private final class Zip6<
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    Result
>: Producer<Result> {
    typealias ResultSelector = (
        E1,
        E2,
        E3,
        E4,
        E5,
        E6
    ) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let source4: Observable<E4>
    fileprivate let source5: Observable<E5>
    fileprivate let source6: Observable<E6>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>,
        source2: Observable<E2>,
        source3: Observable<E3>,
        source4: Observable<E4>,
        source5: Observable<E5>,
        source6: Observable<E6>,
        resultSelector: @escaping ResultSelector
    ) {
        self.source1 = source1
        self.source2 = source2
        self.source3 = source3
        self.source4 = source4
        self.source5 = source5
        self.source6 = source6
        self.resultSelector = resultSelector
        super.init(Zip6.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipSink6_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
