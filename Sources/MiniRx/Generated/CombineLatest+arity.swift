// `combineLatest` of two to eight.
// Mirrors: RxSwift/Observables/CombineLatest+arity.swift
// Chapter: 13 (combineLatest)
//
// Generated from Sources/Tools/Templates/CombineLatest+arity.swift.template:
// edit that, and call `kit refresh`.

extension ObservableType {
    /// Emits the result of the latest elements of both, for each new element of any of them.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest2(source1: source1.asObservable(), source2: source2.asObservable(), resultSelector: resultSelector)
    }

    /// Emits the result of the latest elements of all three, for each new element of any of them.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest3(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the result of the latest elements of all four, for each new element of any of them.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest4(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the result of the latest elements of all five, for each new element of any of them.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest5(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the result of the latest elements of all six, for each new element of any of them.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest6(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the result of the latest elements of all seven, for each new element of any of them.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatest7(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the result of the latest elements of all eight, for each new element of any of them.
    public static func combineLatest<
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
        CombineLatest8(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(), source8: source8.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// Emits the latest elements of both as a tuple, for each new element of any of them.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        CombineLatest2(source1: source1.asObservable(), source2: source2.asObservable(), resultSelector: { ($0, $1) })
    }

    /// Emits the latest elements of all three as a tuple, for each new element of any of them.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        CombineLatest3(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            resultSelector: { ($0, $1, $2) }
        )
    }

    /// Emits the latest elements of all four as a tuple, for each new element of any of them.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        CombineLatest4(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(),
            resultSelector: { ($0, $1, $2, $3) }
        )
    }

    /// Emits the latest elements of all five as a tuple, for each new element of any of them.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        CombineLatest5(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4) }
        )
    }

    /// Emits the latest elements of all six as a tuple, for each new element of any of them.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        CombineLatest6(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Emits the latest elements of all seven as a tuple, for each new element of any of them.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        CombineLatest7(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4, $5, $6) }
        )
    }

    /// Emits the latest elements of all eight as a tuple, for each new element of any of them.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        CombineLatest8(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(), source8: source8.asObservable(),
            resultSelector: { ($0, $1, $2, $3, $4, $5, $6, $7) }
        )
    }
}

private final class CombineLatestSink2_<E1, E2, Observer: ObserverType>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest2<E1, E2, Observer.Element>

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 2, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let observer1 = CombineLatestObserver<E1>(self, 0) { self.latestElement1 = $0 }
        let observer2 = CombineLatestObserver<E2>(self, 1) { self.latestElement2 = $0 }
        return Disposables.create([observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2)])
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

    init(source1: Observable<E1>, source2: Observable<E2>, resultSelector: @escaping ResultSelector) {
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

private final class CombineLatestSink3_<E1, E2, E3, Observer: ObserverType>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest3<E1, E2, E3, Observer.Element>

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!
    private var latestElement3: E3!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 3, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let observer1 = CombineLatestObserver<E1>(self, 0) { self.latestElement1 = $0 }
        let observer2 = CombineLatestObserver<E2>(self, 1) { self.latestElement2 = $0 }
        let observer3 = CombineLatestObserver<E3>(self, 2) { self.latestElement3 = $0 }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(latestElement1, latestElement2, latestElement3)
    }
}

final class CombineLatest3<E1, E2, E3, Result>: Producer<Result> {
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
        super.init(CombineLatest3.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink3_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class CombineLatestSink4_<E1, E2, E3, E4, Observer: ObserverType>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest4<E1, E2, E3, E4, Observer.Element>

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!
    private var latestElement3: E3!
    private var latestElement4: E4!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 4, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let observer1 = CombineLatestObserver<E1>(self, 0) { self.latestElement1 = $0 }
        let observer2 = CombineLatestObserver<E2>(self, 1) { self.latestElement2 = $0 }
        let observer3 = CombineLatestObserver<E3>(self, 2) { self.latestElement3 = $0 }
        let observer4 = CombineLatestObserver<E4>(self, 3) { self.latestElement4 = $0 }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(latestElement1, latestElement2, latestElement3, latestElement4)
    }
}

final class CombineLatest4<E1, E2, E3, E4, Result>: Producer<Result> {
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
        super.init(CombineLatest4.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink4_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class CombineLatestSink5_<E1, E2, E3, E4, E5, Observer: ObserverType>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest5<E1, E2, E3, E4, E5, Observer.Element>

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
        let observer1 = CombineLatestObserver<E1>(self, 0) { self.latestElement1 = $0 }
        let observer2 = CombineLatestObserver<E2>(self, 1) { self.latestElement2 = $0 }
        let observer3 = CombineLatestObserver<E3>(self, 2) { self.latestElement3 = $0 }
        let observer4 = CombineLatestObserver<E4>(self, 3) { self.latestElement4 = $0 }
        let observer5 = CombineLatestObserver<E5>(self, 4) { self.latestElement5 = $0 }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(latestElement1, latestElement2, latestElement3, latestElement4, latestElement5)
    }
}

final class CombineLatest5<E1, E2, E3, E4, E5, Result>: Producer<Result> {
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
        super.init(CombineLatest5.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink5_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class CombineLatestSink6_<E1, E2, E3, E4, E5, E6, Observer: ObserverType>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest6<E1, E2, E3, E4, E5, E6, Observer.Element>

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!
    private var latestElement3: E3!
    private var latestElement4: E4!
    private var latestElement5: E5!
    private var latestElement6: E6!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 6, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let observer1 = CombineLatestObserver<E1>(self, 0) { self.latestElement1 = $0 }
        let observer2 = CombineLatestObserver<E2>(self, 1) { self.latestElement2 = $0 }
        let observer3 = CombineLatestObserver<E3>(self, 2) { self.latestElement3 = $0 }
        let observer4 = CombineLatestObserver<E4>(self, 3) { self.latestElement4 = $0 }
        let observer5 = CombineLatestObserver<E5>(self, 4) { self.latestElement5 = $0 }
        let observer6 = CombineLatestObserver<E6>(self, 5) { self.latestElement6 = $0 }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5), observer6.subscribe(to: parent.source6),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            latestElement1, latestElement2, latestElement3, latestElement4, latestElement5, latestElement6
        )
    }
}

final class CombineLatest6<E1, E2, E3, E4, E5, E6, Result>: Producer<Result> {
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
        super.init(CombineLatest6.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink6_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class CombineLatestSink7_<
    E1, E2, E3, E4, E5, E6, E7,
    Observer: ObserverType
>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest7<E1, E2, E3, E4, E5, E6, E7, Observer.Element>

    private let parent: Parent
    private var latestElement1: E1!
    private var latestElement2: E2!
    private var latestElement3: E3!
    private var latestElement4: E4!
    private var latestElement5: E5!
    private var latestElement6: E6!
    private var latestElement7: E7!

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(arity: 7, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let observer1 = CombineLatestObserver<E1>(self, 0) { self.latestElement1 = $0 }
        let observer2 = CombineLatestObserver<E2>(self, 1) { self.latestElement2 = $0 }
        let observer3 = CombineLatestObserver<E3>(self, 2) { self.latestElement3 = $0 }
        let observer4 = CombineLatestObserver<E4>(self, 3) { self.latestElement4 = $0 }
        let observer5 = CombineLatestObserver<E5>(self, 4) { self.latestElement5 = $0 }
        let observer6 = CombineLatestObserver<E6>(self, 5) { self.latestElement6 = $0 }
        let observer7 = CombineLatestObserver<E7>(self, 6) { self.latestElement7 = $0 }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5), observer6.subscribe(to: parent.source6),
            observer7.subscribe(to: parent.source7),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            latestElement1, latestElement2, latestElement3, latestElement4, latestElement5, latestElement6,
            latestElement7
        )
    }
}

final class CombineLatest7<E1, E2, E3, E4, E5, E6, E7, Result>: Producer<Result> {
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
        super.init(CombineLatest7.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink7_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class CombineLatestSink8_<
    E1, E2, E3, E4, E5, E6, E7, E8,
    Observer: ObserverType
>: CombineLatestSink<Observer> {
    typealias Parent = CombineLatest8<E1, E2, E3, E4, E5, E6, E7, E8, Observer.Element>

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
        let observer1 = CombineLatestObserver<E1>(self, 0) { self.latestElement1 = $0 }
        let observer2 = CombineLatestObserver<E2>(self, 1) { self.latestElement2 = $0 }
        let observer3 = CombineLatestObserver<E3>(self, 2) { self.latestElement3 = $0 }
        let observer4 = CombineLatestObserver<E4>(self, 3) { self.latestElement4 = $0 }
        let observer5 = CombineLatestObserver<E5>(self, 4) { self.latestElement5 = $0 }
        let observer6 = CombineLatestObserver<E6>(self, 5) { self.latestElement6 = $0 }
        let observer7 = CombineLatestObserver<E7>(self, 6) { self.latestElement7 = $0 }
        let observer8 = CombineLatestObserver<E8>(self, 7) { self.latestElement8 = $0 }
        return Disposables.create([
            observer1.subscribe(to: parent.source1), observer2.subscribe(to: parent.source2),
            observer3.subscribe(to: parent.source3), observer4.subscribe(to: parent.source4),
            observer5.subscribe(to: parent.source5), observer6.subscribe(to: parent.source6),
            observer7.subscribe(to: parent.source7), observer8.subscribe(to: parent.source8),
        ])
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(
            latestElement1, latestElement2, latestElement3, latestElement4, latestElement5, latestElement6,
            latestElement7, latestElement8
        )
    }
}

final class CombineLatest8<E1, E2, E3, E4, E5, E6, E7, E8, Result>: Producer<Result> {
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
        super.init(CombineLatest8.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink8_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
