// Members of Infallible: see OperatorSamples.swift.

import MiniRxTraced

let infallibleSamples = samples([
    "infallible-factories": {
        let one = Infallible.just(1)
        elements(of: Infallible<Int>.never())
        elements(of: Infallible<Int>.empty())
        elements(of: Infallible.deferred { one })
        elements(of: Infallible.from([1, 2]))
        elements(of: Infallible.from(Set([1])))
    },
    "infallible-just-scheduler": {
        turnClock([1]) { c in Infallible.just(1, scheduler: c).subscribe(onNext: { _ in }) }
    },
    "infallible-of-errors": {
        let one = Infallible.just(1)
        let broken = Observable<Int>.error(SampleFailure())
        elements(of: broken.asInfallible(onErrorJustReturn: 2))
        elements(of: broken.asInfallible(onErrorFallbackTo: one))
        elements(of: broken.asInfallible(onErrorRecover: { _ in one }))
    },
    "infallible-subscribe": {
        let one = Infallible.just(1)
        let o = SampleOwner()
        one.subscribe { _ in }.dispose()
        one.subscribe(
            with: o,
            onNext: { _, _ in },
            onCompleted: { _ in },
            onDisposed: { _ in }
        ).dispose()
    },
    "infallible-do": {
        let one = Infallible.just(1)
        elements(
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
    },
    "infallible-distinct": {
        let words = Infallible.of("a", "b")
        elements(of: words.distinctUntilChanged())
        elements(of: words.distinctUntilChanged { $0.count })
        elements(of: words.distinctUntilChanged { $0 == $1 })
        elements(of: words.distinctUntilChanged({ $0.count }, comparer: { $0 == $1 }))
        elements(of: words.distinctUntilChanged(at: \.count))
    },
    "infallible-map": {
        let one = Infallible.just(1)
        elements(of: one.compactMap { Optional($0) })
        elements(of: one.scan(0, accumulator: +))
        elements(of: one.scan(into: 0) { $0 += $1 })
        elements(of: one.startWith(0))
    },
    "infallible-flat-map": {
        let one = Infallible.just(1)
        elements(of: one.flatMap { Infallible.just($0) })
        elements(of: one.flatMapLatest { Infallible.just($0) })
        elements(of: one.flatMapFirst { Infallible.just($0) })
        elements(of: one.concatMap { Infallible.just($0) })
    },
    "infallible-concat": {
        let one = Infallible.just(1)
        elements(of: one.concat(one))
        elements(of: Infallible.concat(AnySequence([one, one])))
        elements(of: Infallible.concat(AnyCollection([one, one])))
        elements(of: Infallible.concat(one, one))
    },
    "infallible-merge": {
        let one = Infallible.just(1)
        elements(of: Infallible.merge(AnyCollection([one, one])))
        elements(of: Infallible.merge([one, one]))
        elements(of: Infallible.merge(one, one))
    },
    "infallible-with-latest-from": {
        let one = Infallible.just(1)
        elements(of: one.withLatestFrom(one))
        elements(of: one.withLatestFrom(one) { $0 + $1 })
    },
    "infallible-with-unretained": {
        let one = Infallible.just(1)
        let o = SampleOwner()
        elements(of: one.withUnretained(o))
        elements(of: one.withUnretained(o) { $1 })
    },
    "infallible-take": {
        let one = Infallible.just(1)
        elements(of: one.take(1))
        elements(of: one.take(while: { $0 > 0 }))
        elements(of: one.take(until: { $0 > 0 }))
        elements(of: one.take(until: Infallible<Int>.never()))
        elements(of: one.take(until: Observable<Int>.never()))
    },
    "infallible-skip": {
        let one = Infallible.just(1)
        elements(of: one.skip(while: { $0 > 1 }))
        elements(of: one.skip(until: Observable.of(1)))
    },
    "infallible-share": { elements(of: Infallible.just(1).share()) },
    "infallible-take-time": {
        turnClock([3]) { c in
            Infallible<Int>.never().take(for: .seconds(1), scheduler: c).subscribe(onNext: { _ in })
        }
    },
    "infallible-debounce": {
        let one = Infallible.just(1)
        turnClock([3]) { c in
            one.debounce(.seconds(1), scheduler: c).subscribe(onNext: { _ in })
        }
    },
    "infallible-throttle": {
        let one = Infallible.just(1)
        turnClock([3]) { c in
            one.throttle(.seconds(1), scheduler: c).subscribe(onNext: { _ in })
        }
    },
])

/// In no signature stands an Infallible: RxSwift 5 has none, and its other samples compile.
func elements<Source: ObservableConvertibleType>(of sequence: Source) {
    subscription(to: sequence.asObservable()).dispose()
}
