// Subjects, sharing and disposables: see OperatorSamples.swift.

import MiniRxTraced

let sharingSamples: [Sample] = [
    (
        "publish",
        {
            let c = Observable.of(1, 2).publish()
            let d = subscription(to: c)
            let e = c.connect()
            d.dispose()
            e.dispose()
        }
    ),
    (
        "multicast",
        {
            subscription(
                to: Observable.of(1).multicast(
                    { PublishSubject<Int>() },
                    selector: { $0.map { $0 } }
                )
            ).dispose()
        }
    ),
    (
        "ref-count",
        {
            let s = PublishSubject<Int>()
            let c = s.publish().refCount()
            let d = subscription(to: c)
            let e = subscription(to: c)
            s.onNext(1)
            d.dispose()
            e.dispose()
        }
    ),
    (
        "replay-all",
        {
            let s = ReplaySubject<Int>.createUnbounded()
            s.onNext(1)
            subscription(to: s).dispose()
            s.onError(SampleFailure())
            subscription(to: s).dispose()
        }
    ),
    (
        "replay-many",
        {
            let s = ReplaySubject<Int>.create(bufferSize: 2)
            s.onNext(1)
            s.onNext(2)
            s.onNext(3)
            subscription(to: s).dispose()
            s.onCompleted()
        }
    ),
    (
        "replay-relay",
        {
            let r = ReplayRelay<Int>.create(bufferSize: 1)
            r.accept(1)
            subscription(to: r.asObservable()).dispose()
        }
    ),
    (
        "composite",
        {
            let d = CompositeDisposable()
            let k = d.insert(Disposables.create {})
            _ = d.insert(Disposables.create {})
            if let k { d.remove(for: k) }
            d.dispose()
        }
    ),
    (
        "ref-count-disposable",
        {
            let r = RefCountDisposable(disposable: Disposables.create {})
            let a = r.retain()
            r.dispose()
            a.dispose()
        }
    ),
    (
        "serial",
        {
            let s = SerialDisposable()
            s.disposable = Disposables.create {}
            s.disposable = Disposables.create {}
            s.dispose()
            s.disposable = Disposables.create {}
        }
    ),
    (
        "async-subject-error",
        {
            let s = AsyncSubject<Int>()
            let d = subscription(to: s)
            s.onError(SampleFailure())
            subscription(to: s).dispose()
            d.dispose()
        }
    ),
    (
        "behavior-error",
        {
            let s = BehaviorSubject(value: 1)
            s.onError(SampleFailure())
            subscription(to: s).dispose()
        }
    ),
]
