// Operators with sequences of sequences, and one sequence after another: see OperatorSamples.swift.

import MiniRxTraced

let flatteningSamples: [Sample] = [
    (
        "concat",
        {
            subscription(to: Observable.of(1).concat(Observable.of(2))).dispose()
        }
    ),
    (
        "concat-collection",
        {
            subscription(to: Observable.concat([Observable.of(1), Observable.of(2)])).dispose()
        }
    ),
    (
        "catch",
        {
            subscription(to: Observable<Int>.error(SampleFailure()).catch { _ in Observable.of(2) })
                .dispose()
        }
    ),
    (
        "catch-sequence",
        {
            subscription(
                to: Observable.catch(sequence: [
                    Observable<Int>.error(SampleFailure()), Observable.of(2),
                ])
            ).dispose()
        }
    ),
    (
        "retry-when-at-once",
        {
            var n = 0
            subscription(
                to: Observable<Int>.deferred {
                    n += 1
                    return n == 1 ? Observable.error(SampleFailure()) : Observable.of(n)
                }.retry(when: { (e: Observable<SampleFailure>) in e.map { _ in 1 } })
            ).dispose()
        }
    ),
    (
        "flat-map-latest",
        {
            let s = PublishSubject<Int>()
            let d = subscription(to: s.flatMapLatest { Observable.of($0) })
            s.onNext(1)
            s.onNext(2)
            s.onCompleted()
            d.dispose()
        }
    ),
    (
        "flat-map-first",
        {
            let s = PublishSubject<Int>()
            let a = PublishSubject<Int>()
            let d = subscription(to: s.flatMapFirst { _ in a })
            s.onNext(1)
            s.onNext(2)
            a.onNext(3)
            a.onCompleted()
            s.onCompleted()
            d.dispose()
        }
    ),
    (
        "merge-limited",
        {
            let s = PublishSubject<Observable<Int>>()
            let a = PublishSubject<Int>()
            let d = subscription(to: s.merge(maxConcurrent: 1))
            s.onNext(a)
            s.onNext(Observable.of(1))
            a.onCompleted()
            s.onCompleted()
            d.dispose()
        }
    ),
    (
        "merge-observables",
        {
            let s = PublishSubject<Observable<Int>>()
            let a = PublishSubject<Int>()
            let d = subscription(to: s.merge())
            s.onNext(a)
            a.onNext(1)
            a.onCompleted()
            s.onCompleted()
            d.dispose()
        }
    ),
]
