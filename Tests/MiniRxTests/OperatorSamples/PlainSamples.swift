// Operators with one source: see OperatorSamples.swift.

import MiniRxTraced

let plainSamples: [Sample] = [
    (
        "group",
        {
            let d = subscription(to: Observable.of(1, 2, 3).groupBy { $0 % 2 }.flatMap { $0 })
            d.dispose()
        }
    ),
    (
        "group-held",
        {
            let s = PublishSubject<Int>()
            let d = subscription(to: s.groupBy { $0 % 2 }.flatMap { $0.take(1) })
            s.onNext(1)
            s.onNext(2)
            s.onNext(3)
            d.dispose()
        }
    ),
    (
        "reduce",
        {
            subscription(to: Observable.of(1, 2).reduce(0, accumulator: +)).dispose()
        }
    ),
    (
        "materialize",
        {
            subscription(to: Observable.of(1).materialize().dematerialize()).dispose()
        }
    ),
    (
        "enumerated",
        {
            subscription(to: Observable.of(1).enumerated()).dispose()
        }
    ),
    (
        "take-last",
        {
            subscription(to: Observable.of(1, 2, 3).takeLast(2)).dispose()
        }
    ),
    (
        "take-while",
        {
            subscription(to: Observable.of(1, 2, 3).take(while: { $0 < 2 })).dispose()
        }
    ),
    (
        "take-until-predicate",
        {
            subscription(to: Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .inclusive))
                .dispose()
        }
    ),
    (
        "skip",
        {
            subscription(to: Observable.of(1, 2, 3).skip(2)).dispose()
        }
    ),
    (
        "skip-while",
        {
            subscription(to: Observable.of(1, 2, 3).skip(while: { $0 < 2 })).dispose()
        }
    ),
    (
        "distinct",
        {
            subscription(to: Observable.of(1, 1, 2).distinctUntilChanged()).dispose()
        }
    ),
    (
        "element-at",
        {
            subscription(to: Observable.of(1, 2).element(at: 1)).dispose()
        }
    ),
    (
        "ignore",
        {
            subscription(to: Observable.of(1, 2).ignoreElements()).dispose()
        }
    ),
    (
        "filter-compact",
        {
            subscription(to: Observable.of(1, 2).filter { $0 > 1 }.compactMap { $0 }).dispose()
        }
    ),
    (
        "repeat",
        {
            subscription(to: Observable.repeatElement(1).take(2)).dispose()
        }
    ),
    (
        "materialize-error",
        {
            subscription(to: Observable<Int>.error(SampleFailure()).materialize()).dispose()
        }
    ),
    (
        "map-with-error",
        {
            subscription(to: Observable.of(1).map { _ -> Int in throw SampleFailure() }).dispose()
        }
    ),
    (
        "subscribe-with",
        {
            let o = SampleOwner()
            Observable.of(1).subscribe(with: o, onNext: { _, _ in }, onCompleted: { _ in })
                .dispose()
        }
    ),
]
