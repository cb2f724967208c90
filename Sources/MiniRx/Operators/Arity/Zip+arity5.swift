// `zip` of five.
// Mirrors: RxSwift/Observables/Zip+arity.swift
// Chapter: none
//
// Generated from a template: edit the template and call `kit refresh`.

extension ObservableType {
    /// Emits the result of the first elements of all five, then of the second ones, and so on.
    /// Completes when all have. The first error, also of `resultSelector`, terminates it.
    public static func zip<
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
        Zip5(
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
    /// Emits the first elements of all five as a tuple, then the second ones, and so on. Completes
    /// when all have; the first error terminates it.
    public static func zip<
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
        Zip5(
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

private final class ZipSink5_<
    E1,
    E2,
    E3,
    E4,
    E5,
    Observer: ObserverType
>: ZipSink<Observer> {
    typealias Parent = Zip5<
        E1,
        E2,
        E3,
        E4,
        E5,
        Observer.Element
    >

    private let parent: Parent
    private var values1 = Queue<E1>(capacity: 2)
    private var values2 = Queue<E2>(capacity: 2)
    private var values3 = Queue<E3>(capacity: 2)
    private var values4 = Queue<E4>(capacity: 2)
    private var values5 = Queue<E5>(capacity: 2)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 5, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        switch index {
        case 0: return !values1.isEmpty
        case 1: return !values2.isEmpty
        case 2: return !values3.isEmpty
        case 3: return !values4.isEmpty
        case 4: return !values5.isEmpty
        default: rxFatalError("Unhandled case \(index)")
        }
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()
        let subscription3 = SingleAssignmentDisposable()
        let subscription4 = SingleAssignmentDisposable()
        let subscription5 = SingleAssignmentDisposable()

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
            values1.dequeue()!,
            values2.dequeue()!,
            values3.dequeue()!,
            values4.dequeue()!,
            values5.dequeue()!
        )
    }
}

private final class Zip5<
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
        super.init(Zip5.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipSink5_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
