// What passes a sequence on to observers and relays: see OperatorSamples.swift.

import MiniRxTraced

let bindingSamples = samples([
    "bind": {
        let s = PublishSubject<Int>()
        s.bind(onNext: { _ in }).dispose()
        _ = s.bind(to: { $0.map { $0 } })
        _ = s.bind(to: { source in { source.startWith($0) } }, curriedArgument: 0)
    },
    "bind-to-observers": {
        let a = PublishSubject<Int>()
        let b = PublishSubject<Int?>()
        let d = subscription(to: a)
        Observable.of(1).bind(to: a).dispose()
        Observable.of(1).bind(to: b).dispose()
        d.dispose()
    },
    "bind-to-relays": {
        let s = Observable.of(1)
        s.bind(to: PublishRelay<Int>()).dispose()
        s.bind(to: PublishRelay<Int?>()).dispose()
        s.bind(to: BehaviorRelay<Int>(value: 0)).dispose()
        s.bind(to: BehaviorRelay<Int?>(value: 0)).dispose()
        s.bind(to: ReplayRelay<Int>.create(bufferSize: 1)).dispose()
        s.bind(to: ReplayRelay<Int?>.createUnbound()).dispose()
    },
    "infallible-bind": {
        let s = Infallible.just(1)
        s.bind(onNext: { _ in }).dispose()
        s.bind(to: PublishSubject<Int>()).dispose()
        s.bind(to: PublishSubject<Int?>()).dispose()
        _ = s.bind(to: { $0.map { $0 } })
        _ = s.bind(to: { source in { source.startWith($0) } }, curriedArgument: 0)
    },
    "infallible-bind-to-relays": {
        let s = Infallible.just(1)
        s.bind(to: PublishRelay<Int>()).dispose()
        s.bind(to: PublishRelay<Int?>()).dispose()
        s.bind(to: BehaviorRelay<Int>(value: 0)).dispose()
        s.bind(to: BehaviorRelay<Int?>(value: 0)).dispose()
        s.bind(to: ReplayRelay<Int>.create(bufferSize: 1)).dispose()
        s.bind(to: ReplayRelay<Int?>.createUnbound()).dispose()
    },
    "drive": {
        let s = BehaviorRelay(value: 1).asDriver()
        let o = SampleOwner()
        s.drive().dispose()
        s.drive(PublishSubject<Int>()).dispose()
        s.drive(PublishSubject<Int?>()).dispose()
        s.drive(with: o, onNext: { _, _ in }, onDisposed: { _ in }).dispose()
        _ = s.drive { $0.map { $0 } }
        _ = s.drive({ source in { source.startWith($0) } }, curriedArgument: 0)
    },
    "drive-relays": {
        let s = BehaviorRelay(value: 1).asDriver()
        s.drive(BehaviorRelay<Int>(value: 0)).dispose()
        s.drive(BehaviorRelay<Int?>(value: 0)).dispose()
        s.drive(ReplayRelay<Int>.create(bufferSize: 1)).dispose()
        s.drive(ReplayRelay<Int?>.create(bufferSize: 1)).dispose()
    },
    "emit": {
        let r = PublishRelay<Int>()
        let o = SampleOwner()
        let s = r.asSignal()
        let subscriptions = [
            s.emit(), s.emit(to: PublishSubject<Int>()), s.emit(to: PublishSubject<Int?>()),
            s.emit(with: o, onNext: { _, _ in }, onDisposed: { _ in }),
        ]
        r.accept(1)
        subscriptions.forEach { $0.dispose() }
    },
    "emit-to-relays": {
        let r = PublishRelay<Int>()
        let s = r.asSignal()
        let subscriptions = [
            s.emit(to: PublishRelay<Int>()), s.emit(to: PublishRelay<Int?>()),
            s.emit(to: BehaviorRelay<Int>(value: 0)), s.emit(to: BehaviorRelay<Int?>(value: 0)),
            s.emit(to: ReplayRelay<Int>.create(bufferSize: 1)),
            s.emit(to: ReplayRelay<Int?>.create(bufferSize: 1)),
        ]
        r.accept(1)
        subscriptions.forEach { $0.dispose() }
    },
    "control-event": {
        let s = PublishSubject<Int>()
        let e = ControlEvent(events: s)
        let d = subscription(to: e.asControlEvent().asObservable())
        let f = e.asDriver().drive()
        let g = e.asSignal().emit()
        let h = e.subscribe(PublishSubject<Int>())
        s.onNext(1)
        for subscription in [d, f, g, h] { subscription.dispose() }
    },
    "control-property": {
        let s = BehaviorSubject<String?>(value: nil)
        let p = ControlProperty(values: s, valueSink: s)
        let d = p.asControlProperty().orEmpty.changed.subscribe(onNext: { _ in })
        let f = p.asDriver().drive()
        let g = p.subscribe(PublishSubject<String?>())
        p.onNext("a")
        p.onCompleted()
        for subscription in [d, f, g] { subscription.dispose() }
    },
    "binder-on-clock": {
        let o = SampleOwner()
        let clock = HistoricalScheduler()
        let binder = Binder<Int>(o, scheduler: clock) { _, _ in }
        Observable.of(1).bind(to: binder.asObserver()).dispose()
        clock.start()
    },
    "any-observer": {
        let s = PublishSubject<Int>()
        let d = subscription(to: s)
        let o = AnyObserver(s).asObserver()
        o.onNext(1)
        o.mapObserver { (word: String) in word.count }.onNext("a")
        o.mapObserver { (_: String) -> Int in throw SampleFailure() }.onNext("a")
        AnyObserver<Int> { _ in }.onCompleted()
        d.dispose()
    },
])
