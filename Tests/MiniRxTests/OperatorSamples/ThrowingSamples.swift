// Closures that throw: see OperatorSamples.swift.

import MiniRxTraced

let throwingSamples = samples([
    "filter-throws": { thrown { $0.filter { _ in throw SampleFailure() } } },
    "compact-map-throws": { thrown { $0.compactMap { _ -> Int? in throw SampleFailure() } } },
    "scan-throws": { thrown { $0.scan(0) { _, _ in throw SampleFailure() } } },
    "scan-into-throws": { thrown { $0.scan(into: 0) { _, _ in throw SampleFailure() } } },
    "reduce-throws": { thrown { $0.reduce(0) { _, _ in throw SampleFailure() } } },
    "reduce-result-throws": {
        thrown {
            $0.reduce(0, accumulator: +, mapResult: { _ -> Int in throw SampleFailure() })
        }
    },
    "take-while-throws": { thrown { $0.take(while: { _ in throw SampleFailure() }) } },
    "take-while-inclusive-throws": {
        thrown {
            $0.take(while: { _ in throw SampleFailure() }, behavior: .inclusive)
        }
    },
    "take-until-predicate-throws": {
        thrown { $0.take(until: { _ in throw SampleFailure() }) }
    },
    "skip-while-throws": { thrown { $0.skip(while: { _ in throw SampleFailure() }) } },
    "distinct-key-throws": {
        thrown {
            $0.distinctUntilChanged { _ -> Int in throw SampleFailure() }
        }
    },
    "distinct-comparer-throws": {
        thrown {
            $0.distinctUntilChanged { _, _ -> Bool in throw SampleFailure() }
        }
    },
    "single-predicate-throws": { thrown { $0.single { _ in throw SampleFailure() } } },
    "group-throws": {
        thrown {
            $0.groupBy { _ -> Int in throw SampleFailure() }.flatMap { $0 }
        }
    },
    "group-later-throws": {
        thrown {
            $0.groupBy { (element: Int) -> Int in
                if element == 2 { throw SampleFailure() }
                return element
            }.flatMap { $0 }
        }
    },
    "flat-map-throws": {
        thrown { $0.flatMap { _ -> Observable<Int> in throw SampleFailure() } }
    },
    "flat-map-first-throws": {
        thrown {
            $0.flatMapFirst { _ -> Observable<Int> in throw SampleFailure() }
        }
    },
    "flat-map-latest-throws": {
        thrown {
            $0.flatMapLatest { _ -> Observable<Int> in throw SampleFailure() }
        }
    },
    "concat-map-throws": {
        thrown {
            $0.concatMap { _ -> Observable<Int> in throw SampleFailure() }
        }
    },
    "do-next-throws": { thrown { $0.do(onNext: { _ in throw SampleFailure() }) } },
    "do-after-next-throws": { thrown { $0.do(afterNext: { _ in throw SampleFailure() }) } },
    "do-completed-throws": { thrown { $0.do(onCompleted: { throw SampleFailure() }) } },
    "do-after-completed-throws": {
        thrown { $0.do(afterCompleted: { throw SampleFailure() }) }
    },
    "do-error-throws": {
        thrown {
            $0.concat(Observable.error(SampleFailure())).do(onError: { _ in
                throw SampleFailure()
            })
        }
    },
    "do-after-error-throws": {
        thrown {
            $0.concat(Observable.error(SampleFailure()))
                .do(afterError: { _ in throw SampleFailure() })
        }
    },
    "catch-throws": {
        thrown {
            $0.concat(Observable.error(SampleFailure())).catch { _ in throw SampleFailure() }
        }
    },
    "combine-latest-throws": {
        thrown {
            Observable.combineLatest($0, $0) { _, _ -> Int in throw SampleFailure() }
        }
    },
    "combine-collection-throws": {
        thrown {
            Observable.combineLatest([$0, $0]) { _ -> Int in throw SampleFailure() }
        }
    },
    "zip-throws": {
        thrown { Observable.zip($0, $0) { _, _ -> Int in throw SampleFailure() } }
    },
    "zip-collection-throws": {
        thrown {
            Observable.zip([$0, $0]) { _ -> Int in throw SampleFailure() }
        }
    },
    "with-latest-from-throws": {
        thrown {
            $0.withLatestFrom($0) { _, _ -> Int in throw SampleFailure() }
        }
    },
    "multicast-subject-throws": {
        thrown {
            $0.multicast(
                { () -> PublishSubject<Int> in throw SampleFailure() },
                selector: { $0 }
            )
        }
    },
    "multicast-selector-throws": {
        thrown {
            $0.multicast(
                { PublishSubject<Int>() },
                selector: { _ -> Observable<Int> in throw SampleFailure() }
            )
        }
    },
])

/// An operator on two elements.
private func thrown<Result>(by operate: (Observable<Int>) -> Observable<Result>) {
    subscription(to: operate(Observable.of(1, 2))).dispose()
}
