// `zip` of two to eight.
// Mirrors: RxSwift/Observables/Zip+arity.swift
// Chapter: 13 (combineLatest)
//
// Generated from Sources/Tools/Templates/Zip+arity.swift.template:
// edit that, and call `kit refresh`.

extension ObservableType {
    /// Emits the results of elements with the same index. Completes when both have; of an array, perhaps sooner.
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        Zip2(source1: source1.asObservable(), source2: source2.asObservable(), resultSelector: resultSelector)
    }

    /// Emits the results of elements with the same index. Completes when all three have; of an array, perhaps sooner.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        Zip3(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the results of elements with the same index. Completes when all four have; of an array, perhaps sooner.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        Zip4(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the results of elements with the same index. Completes when all five have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        Zip5(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the results of elements with the same index. Completes when all six have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        Zip6(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the results of elements with the same index. Completes when all seven have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            ) throws -> Element
    ) -> Observable<Element> {
        Zip7(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the results of elements with the same index. Completes when all eight have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> Observable<Element> {
        Zip8(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(), source8: source8.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits elements with the same index as a tuple. Completes when both have; of an array, perhaps sooner.
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Zip2(source1: source1.asObservable(), source2: source2.asObservable(), resultSelector: { ($0, $1) })
    }

    /// Emits elements with the same index as a tuple. Completes when all three have; of an array, perhaps sooner.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Zip3(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            resultSelector: { ($0, $1, $2) }
        )
    }

    /// Emits elements with the same index as a tuple. Completes when all four have; of an array, perhaps sooner.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        Zip4(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(),
            resultSelector: { ($0, $1, $2, $3) }
        )
    }

    /// Emits elements with the same index as a tuple. Completes when all five have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        Zip5(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4) }
        )
    }

    /// Emits elements with the same index as a tuple. Completes when all six have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        Zip6(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Emits elements with the same index as a tuple. Completes when all seven have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        Zip7(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4, $5, $6) }
        )
    }

    /// Emits elements with the same index as a tuple. Completes when all eight have; of an array, perhaps sooner.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        Zip8(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(), source8: source8.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4, $5, $6, $7) }
        )
    }
}

private final class ZipSink2_<E1, E2, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = Zip2<E1, E2, Observer.Element>

    private let parent: Parent
    private var values1 = Queue<E1>(capacity: 2)
    private var values2 = Queue<E2>(capacity: 2)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 2, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        switch index {
        case 0: return !values1.isEmpty
        case 1: return !values2.isEmpty
        default: rxFatalError("Unhandled case \(index)")
        }
    }

    func run() -> Disposable {
        let observer1 = ZipObserver<E1>(self, 0) { self.values1.enqueue($0) }
        let observer2 = ZipObserver<E2>(self, 1) { self.values2.enqueue($0) }
        return Disposables.create([observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2)])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(values1.dequeue()!, values2.dequeue()!)
    }
}

private final class Zip2<E1, E2, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let resultSelector: ResultSelector

    init(source1: Observable<E1>, source2: Observable<E2>, resultSelector: @escaping ResultSelector) {
        self.source1 = source1
        self.source2 = source2
        self.resultSelector = resultSelector
        super.init(Zip2.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipSink2_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class ZipSink3_<E1, E2, E3, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = Zip3<E1, E2, E3, Observer.Element>

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
        let observer1 = ZipObserver<E1>(self, 0) { self.values1.enqueue($0) }
        let observer2 = ZipObserver<E2>(self, 1) { self.values2.enqueue($0) }
        let observer3 = ZipObserver<E3>(self, 2) { self.values3.enqueue($0) }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(values1.dequeue()!, values2.dequeue()!, values3.dequeue()!)
    }
}

private final class Zip3<E1, E2, E3, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2, E3) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>, source2: Observable<E2>, source3: Observable<E3>,
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

private final class ZipSink4_<E1, E2, E3, E4, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = Zip4<E1, E2, E3, E4, Observer.Element>

    private let parent: Parent
    private var values1 = Queue<E1>(capacity: 2)
    private var values2 = Queue<E2>(capacity: 2)
    private var values3 = Queue<E3>(capacity: 2)
    private var values4 = Queue<E4>(capacity: 2)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 4, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        switch index {
        case 0: return !values1.isEmpty
        case 1: return !values2.isEmpty
        case 2: return !values3.isEmpty
        case 3: return !values4.isEmpty
        default: rxFatalError("Unhandled case \(index)")
        }
    }

    func run() -> Disposable {
        let observer1 = ZipObserver<E1>(self, 0) { self.values1.enqueue($0) }
        let observer2 = ZipObserver<E2>(self, 1) { self.values2.enqueue($0) }
        let observer3 = ZipObserver<E3>(self, 2) { self.values3.enqueue($0) }
        let observer4 = ZipObserver<E4>(self, 3) { self.values4.enqueue($0) }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(values1.dequeue()!, values2.dequeue()!, values3.dequeue()!, values4.dequeue()!)
    }
}

private final class Zip4<E1, E2, E3, E4, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2, E3, E4) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let source4: Observable<E4>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>, source2: Observable<E2>, source3: Observable<E3>, source4: Observable<E4>,
        resultSelector: @escaping ResultSelector
    ) {
        self.source1 = source1
        self.source2 = source2
        self.source3 = source3
        self.source4 = source4
        self.resultSelector = resultSelector
        super.init(Zip4.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipSink4_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class ZipSink5_<E1, E2, E3, E4, E5, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = Zip5<E1, E2, E3, E4, E5, Observer.Element>

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
        let observer1 = ZipObserver<E1>(self, 0) { self.values1.enqueue($0) }
        let observer2 = ZipObserver<E2>(self, 1) { self.values2.enqueue($0) }
        let observer3 = ZipObserver<E3>(self, 2) { self.values3.enqueue($0) }
        let observer4 = ZipObserver<E4>(self, 3) { self.values4.enqueue($0) }
        let observer5 = ZipObserver<E5>(self, 4) { self.values5.enqueue($0) }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            values1.dequeue()!, values2.dequeue()!, values3.dequeue()!, values4.dequeue()!, values5.dequeue()!
        )
    }
}

private final class Zip5<E1, E2, E3, E4, E5, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2, E3, E4, E5) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let source4: Observable<E4>
    fileprivate let source5: Observable<E5>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>, source2: Observable<E2>, source3: Observable<E3>, source4: Observable<E4>,
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

private final class ZipSink6_<E1, E2, E3, E4, E5, E6, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = Zip6<E1, E2, E3, E4, E5, E6, Observer.Element>

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
        let observer1 = ZipObserver<E1>(self, 0) { self.values1.enqueue($0) }
        let observer2 = ZipObserver<E2>(self, 1) { self.values2.enqueue($0) }
        let observer3 = ZipObserver<E3>(self, 2) { self.values3.enqueue($0) }
        let observer4 = ZipObserver<E4>(self, 3) { self.values4.enqueue($0) }
        let observer5 = ZipObserver<E5>(self, 4) { self.values5.enqueue($0) }
        let observer6 = ZipObserver<E6>(self, 5) { self.values6.enqueue($0) }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5), observer6.subscribe(to: parent.source6),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            values1.dequeue()!, values2.dequeue()!, values3.dequeue()!, values4.dequeue()!, values5.dequeue()!,
            values6.dequeue()!
        )
    }
}

private final class Zip6<E1, E2, E3, E4, E5, E6, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2, E3, E4, E5, E6) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let source4: Observable<E4>
    fileprivate let source5: Observable<E5>
    fileprivate let source6: Observable<E6>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>, source2: Observable<E2>, source3: Observable<E3>, source4: Observable<E4>,
        source5: Observable<E5>, source6: Observable<E6>,
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

private final class ZipSink7_<E1, E2, E3, E4, E5, E6, E7, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = Zip7<E1, E2, E3, E4, E5, E6, E7, Observer.Element>

    private let parent: Parent
    private var values1 = Queue<E1>(capacity: 2)
    private var values2 = Queue<E2>(capacity: 2)
    private var values3 = Queue<E3>(capacity: 2)
    private var values4 = Queue<E4>(capacity: 2)
    private var values5 = Queue<E5>(capacity: 2)
    private var values6 = Queue<E6>(capacity: 2)
    private var values7 = Queue<E7>(capacity: 2)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 7, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        switch index {
        case 0: return !values1.isEmpty
        case 1: return !values2.isEmpty
        case 2: return !values3.isEmpty
        case 3: return !values4.isEmpty
        case 4: return !values5.isEmpty
        case 5: return !values6.isEmpty
        case 6: return !values7.isEmpty
        default: rxFatalError("Unhandled case \(index)")
        }
    }

    func run() -> Disposable {
        let observer1 = ZipObserver<E1>(self, 0) { self.values1.enqueue($0) }
        let observer2 = ZipObserver<E2>(self, 1) { self.values2.enqueue($0) }
        let observer3 = ZipObserver<E3>(self, 2) { self.values3.enqueue($0) }
        let observer4 = ZipObserver<E4>(self, 3) { self.values4.enqueue($0) }
        let observer5 = ZipObserver<E5>(self, 4) { self.values5.enqueue($0) }
        let observer6 = ZipObserver<E6>(self, 5) { self.values6.enqueue($0) }
        let observer7 = ZipObserver<E7>(self, 6) { self.values7.enqueue($0) }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5), observer6.subscribe(to: parent.source6),
            observer7.subscribe(to: parent.source7),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            values1.dequeue()!, values2.dequeue()!, values3.dequeue()!, values4.dequeue()!, values5.dequeue()!,
            values6.dequeue()!, values7.dequeue()!
        )
    }
}

private final class Zip7<E1, E2, E3, E4, E5, E6, E7, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2, E3, E4, E5, E6, E7) throws -> Result

    fileprivate let source1: Observable<E1>
    fileprivate let source2: Observable<E2>
    fileprivate let source3: Observable<E3>
    fileprivate let source4: Observable<E4>
    fileprivate let source5: Observable<E5>
    fileprivate let source6: Observable<E6>
    fileprivate let source7: Observable<E7>
    fileprivate let resultSelector: ResultSelector

    init(
        source1: Observable<E1>, source2: Observable<E2>, source3: Observable<E3>, source4: Observable<E4>,
        source5: Observable<E5>, source6: Observable<E6>, source7: Observable<E7>,
        resultSelector: @escaping ResultSelector
    ) {
        self.source1 = source1
        self.source2 = source2
        self.source3 = source3
        self.source4 = source4
        self.source5 = source5
        self.source6 = source6
        self.source7 = source7
        self.resultSelector = resultSelector
        super.init(Zip7.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipSink7_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class ZipSink8_<E1, E2, E3, E4, E5, E6, E7, E8, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = Zip8<E1, E2, E3, E4, E5, E6, E7, E8, Observer.Element>

    private let parent: Parent
    private var values1 = Queue<E1>(capacity: 2)
    private var values2 = Queue<E2>(capacity: 2)
    private var values3 = Queue<E3>(capacity: 2)
    private var values4 = Queue<E4>(capacity: 2)
    private var values5 = Queue<E5>(capacity: 2)
    private var values6 = Queue<E6>(capacity: 2)
    private var values7 = Queue<E7>(capacity: 2)
    private var values8 = Queue<E8>(capacity: 2)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 8, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        switch index {
        case 0: return !values1.isEmpty
        case 1: return !values2.isEmpty
        case 2: return !values3.isEmpty
        case 3: return !values4.isEmpty
        case 4: return !values5.isEmpty
        case 5: return !values6.isEmpty
        case 6: return !values7.isEmpty
        case 7: return !values8.isEmpty
        default: rxFatalError("Unhandled case \(index)")
        }
    }

    func run() -> Disposable {
        let observer1 = ZipObserver<E1>(self, 0) { self.values1.enqueue($0) }
        let observer2 = ZipObserver<E2>(self, 1) { self.values2.enqueue($0) }
        let observer3 = ZipObserver<E3>(self, 2) { self.values3.enqueue($0) }
        let observer4 = ZipObserver<E4>(self, 3) { self.values4.enqueue($0) }
        let observer5 = ZipObserver<E5>(self, 4) { self.values5.enqueue($0) }
        let observer6 = ZipObserver<E6>(self, 5) { self.values6.enqueue($0) }
        let observer7 = ZipObserver<E7>(self, 6) { self.values7.enqueue($0) }
        let observer8 = ZipObserver<E8>(self, 7) { self.values8.enqueue($0) }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5), observer6.subscribe(to: parent.source6),
            observer7.subscribe(to: parent.source7), observer8.subscribe(to: parent.source8),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            values1.dequeue()!, values2.dequeue()!, values3.dequeue()!, values4.dequeue()!, values5.dequeue()!,
            values6.dequeue()!, values7.dequeue()!, values8.dequeue()!
        )
    }
}

private final class Zip8<E1, E2, E3, E4, E5, E6, E7, E8, Result>: Producer<Result> {
    typealias ResultSelector = (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Result

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
        source1: Observable<E1>, source2: Observable<E2>, source3: Observable<E3>, source4: Observable<E4>,
        source5: Observable<E5>, source6: Observable<E6>, source7: Observable<E7>, source8: Observable<E8>,
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
        super.init(Zip8.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = ZipSink8_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
