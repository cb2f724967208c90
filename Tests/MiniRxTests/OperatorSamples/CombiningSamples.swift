// Operators with several sources: see OperatorSamples.swift.

import MiniRxTraced

let combiningSamples: [Sample] = [
    (
        "amb",
        {
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let d = subscription(to: a.amb(b))
            b.onNext(1)
            a.onNext(2)
            b.onCompleted()
            d.dispose()
        }
    ),
    (
        "amb-collection",
        {
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let d = subscription(to: Observable.amb([a, b]))
            b.onNext(1)
            a.onNext(2)
            d.dispose()
        }
    ),
    (
        "combine-collection",
        {
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let d = subscription(to: Observable.combineLatest([a, b]))
            a.onNext(1)
            b.onNext(1)
            b.onCompleted()
            a.onNext(2)
            a.onCompleted()
            d.dispose()
        }
    ),
    (
        "zip-collection",
        {
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let d = subscription(to: Observable.zip([a, b]))
            a.onNext(1)
            b.onNext(1)
            a.onNext(2)
            b.onCompleted()
            a.onCompleted()
            d.dispose()
        }
    ),
    (
        "sample",
        {
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let d = subscription(to: a.sample(b))
            a.onNext(1)
            b.onNext(1)
            a.onCompleted()
            b.onNext(2)
            d.dispose()
        }
    ),
    (
        "skip-until",
        {
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let d = subscription(to: a.skip(until: b))
            a.onNext(1)
            b.onNext(1)
            a.onNext(2)
            a.onCompleted()
            d.dispose()
        }
    ),
    (
        "start-with",
        {
            subscription(to: Observable.of(1).startWith(0)).dispose()
        }
    ),
    (
        "if-empty",
        {
            subscription(to: Observable<Int>.empty().ifEmpty(switchTo: Observable.of(1))).dispose()
        }
    ),
    (
        "default-if-empty",
        {
            subscription(to: Observable<Int>.empty().ifEmpty(default: 1)).dispose()
        }
    ),
]
