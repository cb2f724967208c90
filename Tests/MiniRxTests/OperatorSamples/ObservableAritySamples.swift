// `combineLatest` and `zip` of five to eight: see OperatorSamples.swift.

import MiniRxTraced

let observableAritySamples = samples([
    "combine-latest-5": each {
        Observable.combineLatest($0, $0, $0, $0, $0) { a, _, _, _, _ in a }
    },
    "combine-latest-5-tuple": each { Observable.combineLatest($0, $0, $0, $0, $0) },
    "combine-latest-6": each {
        Observable.combineLatest($0, $0, $0, $0, $0, $0) { a, _, _, _, _, _ in a }
    },
    "combine-latest-6-tuple": each { Observable.combineLatest($0, $0, $0, $0, $0, $0) },
    "combine-latest-7": each {
        Observable.combineLatest($0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _ in a }
    },
    "combine-latest-7-tuple": each { Observable.combineLatest($0, $0, $0, $0, $0, $0, $0) },
    "combine-latest-8": each {
        Observable.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _, _ in a }
    },
    "combine-latest-8-tuple": each { Observable.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) },
    "zip-5": each {
        Observable.zip($0, $0, $0, $0, $0) { a, _, _, _, _ in a }
    },
    "zip-5-tuple": each { Observable.zip($0, $0, $0, $0, $0) },
    "zip-6": each {
        Observable.zip($0, $0, $0, $0, $0, $0) { a, _, _, _, _, _ in a }
    },
    "zip-6-tuple": each { Observable.zip($0, $0, $0, $0, $0, $0) },
    "zip-7": each {
        Observable.zip($0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _ in a }
    },
    "zip-7-tuple": each { Observable.zip($0, $0, $0, $0, $0, $0, $0) },
    "zip-8": each {
        Observable.zip($0, $0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _, _ in a }
    },
    "zip-8-tuple": each { Observable.zip($0, $0, $0, $0, $0, $0, $0, $0) },
    "combine-latest-4-tuple": each { Observable.combineLatest($0, $0, $0, $0) },
    "zip-4-tuple": each { Observable.zip($0, $0, $0, $0) },
    "combine-latest-8-throws": each {
        Observable<Int>.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, _ in
            throw SampleFailure()
        }
    },
    "zip-8-throws": each {
        Observable<Int>.zip($0, $0, $0, $0, $0, $0, $0, $0) { _, _, _, _, _, _, _, _ in
            throw SampleFailure()
        }
    },
])

/// An operator on a source that sends an element and completes.
private func each<Result>(
    _ operate: @escaping (Observable<Int>) -> Observable<Result>
) -> () -> Void {
    {
        let a = PublishSubject<Int>()
        let d = subscription(to: operate(a))
        a.onNext(1)
        a.onCompleted()
        d.dispose()
    }
}
