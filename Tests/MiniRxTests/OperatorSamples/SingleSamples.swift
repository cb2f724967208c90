// Members of Single: see OperatorSamples.swift.

import MiniRxTraced

private var one: Single<Int> { Single.just(1) }
private var failed: Single<Int> { Single.error(SampleFailure()) }

let singleSamples = samples([
    "single-create": {
        outcome(
            of: Single<Int>.create { done in
                done(.success(1))
                return Disposables.create {}
            }
        )
        outcome(
            of: Single<Int>.create { done in
                done(.failure(SampleFailure()))
                done(.success(1))
                return Disposables.create()
            }
        )
        outcome(of: Single<Int>.create { _ in Disposables.create {} })
    },
    "single-subscribe": {
        one.subscribe { _ in }.dispose()
        failed.subscribe { _ in }.dispose()
        one.subscribe(onSuccess: { _ in }, onDisposed: {}).dispose()
        failed.subscribe(onFailure: { _ in }, onDisposed: {}).dispose()
    },
    "single-subscribe-with": {
        let o = SampleOwner()
        one.subscribe(with: o, onSuccess: { _, _ in }, onDisposed: { _ in }).dispose()
        failed.subscribe(with: o, onFailure: { _, _ in }).dispose()
    },
    "single-never": { outcome(of: Single<Int>.never()) },
    "single-just-scheduler": {
        turnClock([1]) { c in
            Single.just(1, scheduler: c).subscribe(onSuccess: { _ in }, onFailure: { _ in })
        }
    },
    "single-deferred": { outcome(of: Single.deferred { one }) },
    "single-using": {
        outcome(of: Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one }))
    },
    "single-do": {
        outcome(
            of: one.do(
                onSuccess: { _ in },
                afterSuccess: { _ in },
                onSubscribe: {},
                onSubscribed: {},
                onDispose: {}
            )
        )
        outcome(of: failed.do(onError: { _ in }, afterError: { _ in }))
    },
    "single-filter": { one.filter { $0 > 1 }.subscribe(onCompleted: {}).dispose() },
    "single-compact-map": {
        one.compactMap { Optional($0) }.subscribe(onSuccess: { _ in }).dispose()
    },
    "single-flat-map-maybe": {
        one.flatMapMaybe { Maybe.just($0) }.subscribe(onSuccess: { _ in }).dispose()
    },
    "single-flat-map-completable": {
        one.flatMapCompletable { _ in Completable.empty() }.subscribe(onCompleted: {}).dispose()
    },
    "single-map-throws": { outcome(of: one.map { _ -> Int in throw SampleFailure() }) },
    "single-catch": {
        outcome(of: failed.catch { _ in one })
        outcome(of: failed.catchAndReturn(2))
    },
    "single-retry": {
        outcome(of: failed.retry(2))
        var n = 0
        let second = Single.deferred {
            n += 1
            return n % 2 == 0 ? one : failed
        }
        outcome(of: second.retry(when: { (errors: Observable<SampleFailure>) in errors }))
        outcome(of: second.retry(when: { errors in errors }))
    },
    "single-as-others": {
        one.asMaybe().subscribe(onSuccess: { _ in }).dispose()
        one.asCompletable().subscribe(onCompleted: {}).dispose()
    },
    "single-zip-forms": {
        outcome(of: Single.zip(one, one) { $0 + $1 })
        outcome(of: Single.zip([one, one]))
        outcome(of: Single.zip([one, one]) { $0[0] })
        outcome(of: Single.zip([one, failed]))
        outcome(of: Single.zip([Single<Int>]()))
        outcome(of: Single.zip([Single<Int>]()) { $0.count })
    },
    "single-on-schedulers": {
        turnClock([1, 1]) { c in
            one.subscribe(on: c).observe(on: c).subscribe(onSuccess: { _ in })
        }
    },
    "single-timer": {
        turnClock([2]) { c in
            Single<Int>.timer(.seconds(1), scheduler: c).subscribe(onSuccess: { _ in })
        }
    },
    "single-delay": {
        turnClock([3]) { c in
            one.delaySubscription(.seconds(1), scheduler: c).delay(.seconds(1), scheduler: c)
                .subscribe(onSuccess: { _ in })
        }
    },
    "single-timeout": {
        turnClock([2]) { c in
            Single<Int>.never().timeout(.seconds(1), scheduler: c).subscribe(onFailure: { _ in })
        }
    },
    "single-timeout-other": {
        turnClock([2]) { c in
            Single<Int>.never().timeout(.seconds(1), other: one, scheduler: c)
                .subscribe(onSuccess: { _ in })
        }
    },
])

private func outcome<Element>(of single: Single<Element>) {
    single.subscribe(onSuccess: { _ in }, onFailure: { _ in }).dispose()
}
