// Forms of operators that the other samples do not call: see OperatorSamples.swift.

import Foundation
import MiniRxTraced

let plainMemberSamples = samples([
    "distinct-forms": {
        let a = Observable.of("a", "b")
        subscription(to: a.distinctUntilChanged { $0.count }).dispose()
        subscription(to: a.distinctUntilChanged { $0 == $1 }).dispose()
        subscription(to: a.distinctUntilChanged({ $0.count }, comparer: { $0 == $1 })).dispose()
        subscription(to: a.distinctUntilChanged(at: \.count)).dispose()
    },
    "scan-into": {
        subscription(to: Observable.of(1, 2).scan(into: 0) { $0 += $1 }).dispose()
    },
    "reduce-result": {
        subscription(to: Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "\($0)" }))
            .dispose()
    },
    "single-predicate": {
        subscription(to: Observable.of(1, 2).single { $0 == 2 }).dispose()
    },
    "single-of-none": { subscription(to: Observable<Int>.empty().single()).dispose() },
    "as-single-of-none": {
        subscription(to: Observable<Int>.empty().asSingle().asObservable()).dispose()
    },
    "as-single-of-two": {
        subscription(to: Observable.of(1, 2).asSingle().asObservable()).dispose()
    },
    "as-maybe-of-none": {
        subscription(to: Observable<Int>.empty().asMaybe().asObservable()).dispose()
    },
    "as-maybe-of-two": {
        subscription(to: Observable.of(1, 2).asMaybe().asObservable()).dispose()
    },
    "first-of-none": {
        subscription(to: Observable<Int>.empty().first().asObservable()).dispose()
    },
    "as-completable": {
        subscription(to: Observable<Never>.empty().asCompletable().asObservable()).dispose()
    },
    "element-at-of-too-few": { subscription(to: Observable.of(1).element(at: 1)).dispose() },
    "take-none": { subscription(to: Observable.of(1).take(0)).dispose() },
    "dematerialize-completed": {
        let a = PublishSubject<Event<Int>>()
        let d = subscription(to: a.dematerialize())
        a.onNext(.next(1))
        a.onNext(.completed)
        a.onNext(.next(2))
        d.dispose()
    },
    "dematerialize-error": {
        subscription(to: Observable.of(Event<Int>.error(SampleFailure())).dematerialize())
            .dispose()
    },
    "retry-at-once": {
        var n = 0
        subscription(
            to: Observable<Int>.deferred {
                n += 1
                return n < 3 ? Observable.error(SampleFailure()) : Observable.of(n)
            }.retry()
        ).dispose()
    },
    "retry-when-any-error": {
        subscription(
            to: Observable<Int>.error(SampleFailure())
                .retry(when: { (errors: Observable<Error>) in errors.take(1) })
        ).dispose()
    },
    "retry-when-notifier-fails": {
        subscription(
            to: Observable<Int>.error(SampleFailure()).retry(when: { errors in
                errors.flatMap { _ in Observable<Int>.error(SampleFailure()) }
            })
        ).dispose()
    },
    "retry-when-other-error": {
        subscription(
            to: Observable<Int>.error(RxError.unknown)
                .retry(when: { (errors: Observable<SampleFailure>) in errors })
        ).dispose()
    },
    "with-unretained": {
        let o = SampleOwner()
        subscription(to: Observable.of(1).withUnretained(o)).dispose()
        subscription(to: Observable.of(1).withUnretained(o) { $1 }).dispose()
    },
    "with-unretained-gone": {
        var o: SampleOwner? = SampleOwner()
        let a = PublishSubject<Int>()
        let d = subscription(to: a.withUnretained(o!))
        a.onNext(1)
        o = nil
        a.onNext(2)
        d.dispose()
    },
    "with-latest-from-result": {
        subscription(to: Observable.of(1).withLatestFrom(Observable.of(2)) { $0 + $1 }).dispose()
    },
    "with-latest-from-nothing": {
        subscription(to: Observable.of(1).withLatestFrom(Observable<Int>.never())).dispose()
    },
    "zip-result": {
        subscription(to: Observable.zip(Observable.of(1), Observable.of(2)) { $0 + $1 }).dispose()
    },
    "zip-collection-result": {
        subscription(to: Observable.zip([Observable.of(1), Observable.of(2)]) { $0[0] }).dispose()
    },
    "combine-collection-result": {
        subscription(to: Observable.combineLatest([Observable.of(1), Observable.of(2)]) { $0[0] })
            .dispose()
    },
    "zip-of-nothing": { subscription(to: Observable.zip([Observable<Int>]())).dispose() },
    "combine-of-nothing": {
        subscription(to: Observable.combineLatest([Observable<Int>]())).dispose()
    },
    "decode": {
        let d = JSONDecoder()
        subscription(to: Observable.of(Data("[1]".utf8)).decode(type: [Int].self, decoder: d))
            .dispose()
        subscription(to: Observable.of(Data("x".utf8)).decode(type: [Int].self, decoder: d))
            .dispose()
    },
    "merge-sources": {
        let sources = [Observable.of(1), Observable.of(2)]
        subscription(to: Observable.merge(sources)).dispose()
        subscription(to: Observable.merge(AnyCollection(sources))).dispose()
        subscription(to: Observable.merge(sources[0], sources[1])).dispose()
    },
    "concat-sources": {
        let sources = [Observable.of(1), Observable.of(2)]
        subscription(to: Observable.concat(AnySequence(sources))).dispose()
        subscription(to: Observable.concat(AnyCollection(sources))).dispose()
        subscription(to: Observable.concat(sources[0], sources[1])).dispose()
    },
    "amb-of-three": {
        let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
        let d = subscription(to: Observable.amb([a, b, c]))
        b.onError(SampleFailure())
        c.onNext(1)
        d.dispose()
    },
])
