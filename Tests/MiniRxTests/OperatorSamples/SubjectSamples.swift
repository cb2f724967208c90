// Subjects, relays and what connects to them: see OperatorSamples.swift.

import MiniRxTraced

let subjectSamples = samples([
    "publish-subject-all": {
        let s = PublishSubject<Int>()
        let d = subscription(to: s)
        s.asObserver().onNext(1)
        s.onError(SampleFailure())
        s.onNext(2)
        subscription(to: s).dispose()
        d.dispose()
    },
    "publish-subject-disposed": {
        let s = PublishSubject<Int>()
        let d = subscription(to: s)
        s.dispose()
        s.onNext(1)
        subscription(to: s).dispose()
        d.dispose()
    },
    "behavior-subject-all": {
        let s = BehaviorSubject(value: 1)
        let d = subscription(to: s)
        _ = try? s.value()
        s.asObserver().onNext(2)
        s.onCompleted()
        subscription(to: s).dispose()
        d.dispose()
    },
    "behavior-subject-disposed": {
        let s = BehaviorSubject(value: 1)
        let d = subscription(to: s)
        s.dispose()
        _ = try? s.value()
        s.onNext(2)
        subscription(to: s).dispose()
        d.dispose()
    },
    "async-subject-all": {
        let s = AsyncSubject<Int>()
        let d = subscription(to: s)
        s.asObserver().onNext(1)
        s.onNext(2)
        s.onCompleted()
        s.onNext(3)
        subscription(to: s).dispose()
        d.dispose()
    },
    "async-subject-of-none": {
        let s = AsyncSubject<Int>()
        let d = subscription(to: s)
        let e = subscription(to: s)
        d.dispose()
        s.onCompleted()
        subscription(to: s).dispose()
        e.dispose()
    },
    "replay-subject-all": {
        let s = ReplaySubject<Int>.create(bufferSize: 1)
        let d = subscription(to: s)
        s.asObserver().onNext(1)
        s.onNext(2)
        s.onCompleted()
        s.onNext(3)
        subscription(to: s).dispose()
        d.dispose()
    },
    "replay-subject-disposed": {
        for s in [ReplaySubject<Int>.create(bufferSize: 1), .createUnbounded()] {
            let d = subscription(to: s)
            s.dispose()
            s.onNext(1)
            subscription(to: s).dispose()
            d.dispose()
        }
    },
    "replay-subject-of-none": {
        let s = ReplaySubject<Int>.create(bufferSize: 0)
        s.onNext(1)
        let d = subscription(to: s)
        s.onError(SampleFailure())
        d.dispose()
    },
    "relays": {
        let a = PublishRelay<Int>()
        let b = BehaviorRelay(value: 0)
        let c = ReplayRelay<Int>.createUnbound()
        let subscriptions = [
            subscription(to: a.asObservable()), subscription(to: b.asObservable()),
            subscription(to: c.asObservable()), a.subscribe(PublishSubject<Int>()),
            b.subscribe(PublishSubject<Int>()), c.subscribe(PublishSubject<Int>()),
        ]
        a.accept(1)
        b.accept(b.value + 1)
        c.accept(1)
        subscriptions.forEach { $0.dispose() }
    },
    "connect-twice": {
        let s = PublishSubject<Int>()
        let c = s.publish()
        let d = subscription(to: c)
        let e = c.connect()
        let f = c.connect()
        s.onNext(1)
        e.dispose()
        f.dispose()
        c.connect().dispose()
        d.dispose()
    },
    "connect-failed": {
        let s = PublishSubject<Int>()
        let c = s.replayAll()
        let d = subscription(to: c)
        let e = c.connect()
        s.onNext(1)
        s.onError(SampleFailure())
        subscription(to: c).dispose()
        e.dispose()
        d.dispose()
    },
    "multicast-subject": {
        let s = Observable.of(1).multicast(PublishSubject<Int>())
        let d = subscription(to: s)
        s.connect().dispose()
        d.dispose()
    },
    "ref-count-again": {
        let s = PublishSubject<Int>()
        let c = s.replay(1).refCount()
        subscription(to: c).dispose()
        let d = subscription(to: c)
        s.onCompleted()
        subscription(to: c).dispose()
        d.dispose()
    },
    "share-twice": {
        let s = PublishSubject<Int>()
        for shared in [s.share(), s.share(replay: 1), s.share(replay: 1, scope: .forever)] {
            let d = subscription(to: shared)
            let e = subscription(to: shared)
            s.onNext(1)
            d.dispose()
            e.dispose()
            subscription(to: shared).dispose()
        }
    },
])
