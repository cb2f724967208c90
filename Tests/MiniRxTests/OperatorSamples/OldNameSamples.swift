// Names of before RxSwift 6, which forward to those of today: see OperatorSamples.swift.

import MiniRxTraced

let oldNameSamples = samples([
    "old-take-and-skip": { before.takeAndSkip() },
    "old-take-time": { before.takeTime() },
    "old-catch": { before.catchError() },
    "old-retry-when": { before.retryWhen() },
    "old-schedulers": { before.schedulers() },
    "old-single": { before.single() },
    "old-single-retry-when": { before.singleRetryWhen() },
    "old-single-schedulers": { before.singleSchedulers() },
])

private let before: NamedBefore = OldNames()

/// Through a protocol, what is deprecated can be called without a warning.
private protocol NamedBefore {
    func takeAndSkip()
    func takeTime()
    func catchError()
    func retryWhen()
    func schedulers()
    func single()
    func singleRetryWhen()
    func singleSchedulers()
}

private struct OldNames: NamedBefore {
    @available(*, deprecated)
    func takeAndSkip() {
        let a = Observable.of(1, 2)
        subscription(to: a.takeWhile { $0 < 2 }).dispose()
        subscription(to: a.takeUntil(Observable<Int>.never())).dispose()
        subscription(to: a.takeUntil(.inclusive) { $0 == 1 }).dispose()
        subscription(to: a.skipWhile { $0 < 2 }).dispose()
        subscription(to: a.skipUntil(Observable.of(1))).dispose()
        subscription(to: a.elementAt(1)).dispose()
    }

    @available(*, deprecated)
    func takeTime() {
        turnClock([3]) { c in
            subscription(to: Observable<Int>.never().take(.seconds(1), scheduler: c))
        }
    }

    @available(*, deprecated)
    func catchError() {
        let a = Observable<Int>.error(SampleFailure())
        subscription(to: a.catchError { _ in Observable.of(1) }).dispose()
        subscription(to: a.catchErrorJustReturn(1)).dispose()
        subscription(to: Observable.catchError([a, Observable.of(1)])).dispose()
    }

    @available(*, deprecated)
    func retryWhen() {
        let a = Observable<Int>.error(SampleFailure())
        subscription(
            to: a.retryWhen { (errors: Observable<SampleFailure>) in errors.take(1) }
        )
        .dispose()
        subscription(to: a.retryWhen { (errors: Observable<Error>) in errors.take(1) })
            .dispose()
    }

    @available(*, deprecated)
    func schedulers() {
        turnClock([1, 1]) { c in
            subscription(to: Observable.of(1).subscribeOn(c).observeOn(c))
        }
    }

    @available(*, deprecated)
    func single() {
        let a = Single<Int>.error(SampleFailure())
        a.subscribe(onSuccess: { _ in }, onError: { _ in }).dispose()
        a.catchErrorJustReturn(1).subscribe(onSuccess: { _ in }).dispose()
        a.catchError { _ in Single.just(1) }.subscribe(onSuccess: { _ in }).dispose()
        a.asObservable().asMaybe().catchErrorJustReturn(1).subscribe(onSuccess: { _ in })
            .dispose()
    }

    @available(*, deprecated)
    func singleRetryWhen() {
        var n = 0
        let a = Single<Int>.deferred {
            n += 1
            return n % 2 == 0 ? Single.just(n) : Single.error(SampleFailure())
        }
        a.retryWhen { (errors: Observable<SampleFailure>) in errors }
            .subscribe(onSuccess: { _ in }).dispose()
        a.retryWhen { (errors: Observable<Error>) in errors }
            .subscribe(onSuccess: { _ in }).dispose()
    }

    @available(*, deprecated)
    func singleSchedulers() {
        turnClock([1, 1]) { c in
            Single.just(1).subscribeOn(c).observeOn(c).subscribe(onSuccess: { _ in })
        }
    }
}
