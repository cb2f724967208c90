// Members of Maybe and Completable: see OperatorSamples.swift.

import MiniRxTraced

private var one: Maybe<Int> { Maybe.just(1) }
private var failed: Maybe<Int> { Maybe.error(SampleFailure()) }
private var none: Maybe<Int> { Maybe.empty() }
private var done: Completable { Completable.empty() }
private var broken: Completable { Completable.error(SampleFailure()) }

let maybeSamples = samples([
    "maybe-create": {
        outcome(
            of: Maybe<Int>.create { done in
                done(.success(1))
                return Disposables.create {}
            }
        )
        outcome(
            of: Maybe<Int>.create { done in
                done(.completed)
                done(.success(1))
                return Disposables.create()
            }
        )
        outcome(
            of: Maybe<Int>.create { done in
                done(.error(SampleFailure()))
                return Disposables.create()
            }
        )
    },
    "maybe-subscribe": {
        for maybe in [one, none, failed] { maybe.subscribe { _ in }.dispose() }
    },
    "maybe-subscribe-with": {
        let o = SampleOwner()
        one.subscribe(with: o, onSuccess: { _, _ in }, onDisposed: { _ in }).dispose()
        none.subscribe(with: o, onCompleted: { _ in }).dispose()
        failed.subscribe(with: o, onError: { _, _ in }).dispose()
    },
    "maybe-never": { outcome(of: Maybe<Int>.never()) },
    "maybe-just-scheduler": {
        turnClock([1]) { c in Maybe.just(1, scheduler: c).subscribe(onSuccess: { _ in }) }
    },
    "maybe-do": {
        outcome(
            of: one.do(
                onNext: { _ in },
                afterNext: { _ in },
                onCompleted: {},
                afterCompleted: {},
                onSubscribe: {},
                onSubscribed: {},
                onDispose: {}
            )
        )
        outcome(of: failed.do(onError: { _ in }, afterError: { _ in }))
    },
    "maybe-map": {
        outcome(of: one.filter { $0 > 0 }.map { $0 }.compactMap { Optional($0) })
        outcome(of: one.flatMap { Maybe.just($0) })
    },
    "maybe-if-empty": {
        none.ifEmpty(default: 2).subscribe(onSuccess: { _ in }).dispose()
        none.ifEmpty(switchTo: Single.just(2)).subscribe(onSuccess: { _ in }).dispose()
        outcome(of: none.ifEmpty(switchTo: one))
    },
    "maybe-catch": {
        outcome(of: failed.catch { _ in one })
        outcome(of: failed.catchAndReturn(2))
    },
    "maybe-zip": {
        outcome(of: Maybe.zip(one, one))
        outcome(of: Maybe.zip(one, one) { $0 + $1 })
        outcome(of: Maybe.zip(one, none))
    },
])

let completableSamples = samples([
    "completable-create": {
        outcome(
            of: Completable.create { done in
                done(.completed)
                return Disposables.create {}
            }
        )
        outcome(
            of: Completable.create { done in
                done(.error(SampleFailure()))
                done(.completed)
                return Disposables.create()
            }
        )
    },
    "completable-subscribe": {
        for completable in [done, broken] { completable.subscribe { _ in }.dispose() }
    },
    "completable-subscribe-with": {
        let o = SampleOwner()
        done.subscribe(with: o, onCompleted: { _ in }, onDisposed: { _ in }).dispose()
        broken.subscribe(with: o, onError: { _, _ in }).dispose()
    },
    "completable-never": { outcome(of: Completable.never()) },
    "completable-do": {
        outcome(
            of: done.do(
                onCompleted: {},
                afterCompleted: {},
                onSubscribe: {},
                onSubscribed: {},
                onDispose: {}
            )
        )
        outcome(of: broken.do(onError: { _ in }, afterError: { _ in }))
    },
    "completable-concat-forms": {
        outcome(of: done.concat(done))
        outcome(of: Completable.concat(AnySequence([done, broken])))
        outcome(of: Completable.concat(AnyCollection([done, done])))
    },
    "completable-zip-forms": {
        outcome(of: Completable.zip([done, broken]))
        outcome(of: Completable.zip(AnyCollection([done, done])))
    },
    "and-then-forms": {
        outcome(of: done.andThen(done))
        done.andThen(Single.just(1)).subscribe(onSuccess: { _ in }).dispose()
        outcome(of: done.andThen(one))
    },
    "and-then-failed": { subscription(to: broken.andThen(Observable.of(1))).dispose() },
    "and-then-second-failed": {
        subscription(to: done.andThen(Observable<Int>.error(SampleFailure()))).dispose()
    },
    "and-then-disposed": {
        let a = PublishSubject<Never>()
        let d = subscription(to: a.asCompletable().andThen(Observable.of(1)))
        d.dispose()
        a.onCompleted()
    },
])

private func outcome<Element>(of maybe: Maybe<Element>) {
    maybe.subscribe(onSuccess: { _ in }, onError: { _ in }, onCompleted: {}).dispose()
}

private func outcome(of completable: Completable) {
    completable.subscribe(onCompleted: {}, onError: { _ in }).dispose()
}
