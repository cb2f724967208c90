// What sinks have code for and seldom do: see OperatorSamples.swift.

import MiniRxTraced

let rareSamples = samples([
    "many-observers": {
        let s = PublishSubject<Int>()
        let all = CompositeDisposable()
        for _ in 0..<33 { _ = all.insert(s.subscribe(PublishSubject<Int>())) }
        s.onNext(1)
        all.dispose()
    },
    "behavior-subject-value-failed": {
        let s = BehaviorSubject(value: 1)
        s.onError(SampleFailure())
        _ = try? s.value()
    },
    "catch-sequence-of-none": {
        subscription(to: Observable.catch(sequence: [Observable<Int>]())).dispose()
    },
    "catch-sequence-nested": {
        let failing = Observable<Int>.error(SampleFailure())
        let inner = Observable.catch(sequence: [failing, failing])
        subscription(to: Observable.catch(sequence: [inner, Observable.of(1)])).dispose()
    },
    "concat-nested": {
        let inner = Observable.concat([Observable.of(1), Observable.of(2)])
        subscription(to: Observable.concat([inner, Observable.of(3)])).dispose()
    },
    "combine-latest-one-empty": {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: Observable.combineLatest(a, b))
        let e = subscription(to: Observable.combineLatest([a, b]))
        a.onCompleted()
        b.onNext(1)
        d.dispose()
        e.dispose()
    },
    "zip-one-empty": {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: Observable.zip(a, b))
        let e = subscription(to: Observable.zip([a, b]))
        a.onCompleted()
        b.onNext(1)
        d.dispose()
        e.dispose()
    },
    "zip-one-ahead": {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: Observable.zip([a, b]))
        a.onNext(1)
        a.onNext(2)
        b.onNext(1)
        b.onNext(2)
        d.dispose()
    },
    "combine-of-nothing-throws": {
        let none: [Observable<Int>] = []
        subscription(
            to: Observable.combineLatest(none) { _ -> Int in throw SampleFailure() }
        ).dispose()
        subscription(to: Observable.zip(none) { _ -> Int in throw SampleFailure() }).dispose()
    },
    "delay-idle": {
        let s = PublishSubject<Int>()
        turnClock([3, 3]) { c in
            s.onNext(1)
            let d = subscription(to: s.delay(.seconds(1), scheduler: c))
            s.onNext(2)
            _ = c.scheduleRelative((), dueTime: .seconds(2)) { _ in
                s.onNext(3)
                return Disposables.create()
            }
            return d
        }
    },
    "delay-failed-inside": {
        let s = PublishSubject<Int>()
        turnClock([3]) { c in
            let d = s.delay(.seconds(1), scheduler: c)
                .subscribe(onNext: { _ in s.onError(SampleFailure()) }, onError: { _ in })
            s.onNext(1)
            s.onNext(2)
            return d
        }
    },
    "dematerialize-source-completed": {
        subscription(to: Observable.of(Event.next(1)).dematerialize()).dispose()
    },
    "first-failed-at-once": {
        subscription(to: Observable<Int>.error(SampleFailure()).first().asObservable()).dispose()
    },
    "concat-map-throws-in-line": {
        let s = PublishSubject<Int>()
        let d = subscription(
            to: s.concatMap { element -> Observable<Int> in
                if element > 1 { throw SampleFailure() }
                return Observable.never()
            }
        )
        s.onNext(1)
        s.onNext(2)
        d.dispose()
    },
    "subscribe-with-error": {
        let o = SampleOwner()
        Observable<Int>.error(SampleFailure())
            .subscribe(with: o, onError: { _, _ in }, onDisposed: { _ in }).dispose()
    },
    "bind-with": {
        let o = SampleOwner()
        Observable.of(1).bind(with: o, onNext: { _, _ in }).dispose()
    },
    "observe-on-in-line": {
        turnClock([1]) { c in subscription(to: Observable.of(1, 2, 3).observe(on: c).take(1)) }
    },
    "take-until-failed": {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: a.take(until: b))
        let e = subscription(to: b.take(until: a))
        b.onError(SampleFailure())
        d.dispose()
        e.dispose()
    },
    "skip-until-failed": {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: a.skip(until: b))
        let e = subscription(to: b.skip(until: a))
        b.onError(SampleFailure())
        d.dispose()
        e.dispose()
    },
    "flat-map-latest-infallible": {
        Observable.of(1).flatMapLatest { Infallible.just($0) }.subscribe(onNext: { _ in }).dispose()
    },
    "if-empty-switched-failed": {
        let failing = Observable<Int>.error(SampleFailure())
        subscription(to: Observable.empty().ifEmpty(switchTo: failing)).dispose()
    },
    "with-unretained-failed": {
        let o = SampleOwner()
        subscription(to: Observable<Int>.error(SampleFailure()).withUnretained(o)).dispose()
    },
    "virtual-time-started-inside": {
        let clock = HistoricalScheduler()
        _ = clock.schedule(()) { _ in
            clock.start()
            return Disposables.create()
        }
        clock.start()
    },
    "unhandled-errors": {
        let before = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, _ in }
        Observable<Int>.error(SampleFailure()).subscribe().dispose()
        Single<Int>.error(SampleFailure()).subscribe().dispose()
        Maybe<Int>.error(SampleFailure()).subscribe().dispose()
        Completable.error(SampleFailure()).subscribe().dispose()
        Hooks.defaultErrorHandler = before
    },
])
