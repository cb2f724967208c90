// `zip` of three.
// Mirrors: RxSwift/Observables/Zip+arity.swift
// Chapter: none
//
// Generated from a template: edit the template and call `kit refresh`.

extension ObservableType {
    /// Emits the result of the first elements of all three, then of the second ones, and so on.
    /// Completes when all have. The first error, also of `resultSelector`, terminates it.
    public static func zip<
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
        Zip3(
            source1: source1.asObservable(),
            source2: source2.asObservable(),
            source3: source3.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the first elements of all three as a tuple, then the second ones, and so on. Completes
    /// when all have; the first error terminates it.
    public static func zip<
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
        Zip3(
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

private final class ZipSink3_<
    E1,
    E2,
    E3,
    Observer: ObserverType
>: ZipSink<Observer> {
    typealias Parent = Zip3<
        E1,
        E2,
        E3,
        Observer.Element
    >

    private let parent: Parent
    private var values1 = Queue<E1>(capacity: 2)
    private var values2 = Queue<E2>(capacity: 2)
    private var values3 = Queue<E3>(capacity: 2)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 3, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        switch index {
        case 0: return !values1.isEmpty
        case 1: return !values2.isEmpty
        case 2: return !values3.isEmpty
        default: rxFatalError("Unhandled case \(index)")
        }
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()
        let subscription3 = SingleAssignmentDisposable()

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
            values1.dequeue()!,
            values2.dequeue()!,
            values3.dequeue()!
        )
    }
}

private final class Zip3<
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
        super.init(Zip3.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipSink3_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
