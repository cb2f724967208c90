// What begins sequences, and how it fails: see OperatorSamples.swift.

import Foundation
import MiniRxTraced

let factorySamples = samples([
    "from": {
        subscription(to: Observable.from([1, 2])).dispose()
        subscription(to: Observable.from(Set([1]))).dispose()
        subscription(to: Observable.from(optional: 1)).dispose()
        subscription(to: Observable<Int>.from(optional: nil)).dispose()
    },
    "from-scheduler-disposed": {
        turnClock([0]) { c in
            let d = subscription(to: Observable.from([1, 2], scheduler: c))
            d.dispose()
            return d
        }
    },
    "of-from-below": { subscription(to: Observable.of(1, 2, 3).take(1)).dispose() },
    "range-from-below": {
        subscription(to: Observable.range(start: 1, count: 3).take(1)).dispose()
    },
    "just-scheduler": {
        turnClock([1]) { c in subscription(to: Observable.just(1, scheduler: c)) }
    },
    "just-scheduler-disposed": {
        turnClock([1]) { c in
            let d = subscription(to: Observable.just(1, scheduler: c))
            d.dispose()
            return d
        }
    },
    "just-scheduler-from-below": {
        turnClock([1]) { c in subscription(to: Observable.just(1, scheduler: c).take(1)) }
    },
    "repeat-scheduler": {
        turnClock([1]) { c in subscription(to: Observable.repeatElement(1, scheduler: c).take(2)) }
    },
    "generate": {
        subscription(
            to: Observable.generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })
        ).dispose()
    },
    "generate-from-below": {
        subscription(
            to: Observable.generate(initialState: 1, condition: { _ in true }, iterate: { $0 + 1 })
                .take(2)
        ).dispose()
    },
    "generate-condition-throws": {
        subscription(
            to: Observable.generate(
                initialState: 1,
                condition: { _ in throw SampleFailure() },
                iterate: { $0 + 1 }
            )
        ).dispose()
    },
    "generate-iterate-throws": {
        subscription(
            to: Observable.generate(
                initialState: 1,
                condition: { _ in true },
                iterate: { _ in throw SampleFailure() }
            )
        ).dispose()
    },
    "deferred": {
        let a = PublishSubject<Int>()
        let d = subscription(to: Observable.deferred { a })
        a.onNext(1)
        a.onError(SampleFailure())
        d.dispose()
    },
    "deferred-disposed": {
        let a = PublishSubject<Int>()
        subscription(to: Observable.deferred { a }).dispose()
        a.onNext(1)
    },
    "deferred-throws": {
        subscription(to: Observable<Int>.deferred { throw SampleFailure() }).dispose()
    },
    "using-disposed": {
        let a = PublishSubject<Int>()
        let d = subscription(
            to: Observable.using({ BooleanDisposable() }, observableFactory: { _ in a })
        )
        a.onNext(1)
        d.dispose()
    },
    "using-failed": {
        subscription(
            to: Observable.using(
                { BooleanDisposable() },
                observableFactory: { _ in Observable<Int>.error(SampleFailure()) }
            )
        ).dispose()
    },
    "using-resource-throws": {
        subscription(
            to: Observable.using(
                { () -> BooleanDisposable in throw SampleFailure() },
                observableFactory: { _ in Observable.of(1) }
            )
        ).dispose()
    },
    "using-factory-throws": {
        subscription(
            to: Observable.using(
                { BooleanDisposable() },
                observableFactory: { _ -> Observable<Int> in throw SampleFailure() }
            )
        ).dispose()
    },
    "create-from-below": {
        subscription(
            to: Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onNext(2)
                observer.onCompleted()
                return Disposables.create {}
            }.take(1)
        ).dispose()
    },
    "create-failed": {
        let d = subscription(
            to: Observable<Int>.create { observer in
                observer.onError(SampleFailure())
                observer.onNext(1)
                return Disposables.create()
            }
        )
        d.dispose()
    },
    "never": { subscription(to: Observable<Int>.never()).dispose() },
    "timer-from-below": {
        turnClock([3]) { c in
            subscription(
                to: Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: c).take(2)
            )
        }
    },
    "timer-disposed": {
        turnClock([3]) { c in
            let d = subscription(to: Observable<Int>.timer(.seconds(1), scheduler: c))
            d.dispose()
            return d
        }
    },
])
