// `combineLatest` and `zip` of two to eight traits: see OperatorSamples.swift.

import MiniRxTraced

let singleAritySamples = samples([
    "single-zip-2": single { Single.zip($0, $0) { a, _ in a } },
    "single-zip-3": single { Single.zip($0, $0, $0) { a, _, _ in a } },
    "single-zip-3-tuple": single { Single.zip($0, $0, $0) },
    "single-zip-4": single { Single.zip($0, $0, $0, $0) { a, _, _, _ in a } },
    "single-zip-4-tuple": single { Single.zip($0, $0, $0, $0) },
    "single-zip-5": single { Single.zip($0, $0, $0, $0, $0) { a, _, _, _, _ in a } },
    "single-zip-5-tuple": single { Single.zip($0, $0, $0, $0, $0) },
    "single-zip-6": single { Single.zip($0, $0, $0, $0, $0, $0) { a, _, _, _, _, _ in a } },
    "single-zip-6-tuple": single { Single.zip($0, $0, $0, $0, $0, $0) },
    "single-zip-7": single { Single.zip($0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _ in a } },
    "single-zip-7-tuple": single { Single.zip($0, $0, $0, $0, $0, $0, $0) },
    "single-zip-8": single {
        Single.zip($0, $0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _, _ in a }
    },
    "single-zip-8-tuple": single { Single.zip($0, $0, $0, $0, $0, $0, $0, $0) },
])

let maybeAritySamples = samples([
    "maybe-zip-2": maybe { Maybe.zip($0, $0) { a, _ in a } },
    "maybe-zip-3": maybe { Maybe.zip($0, $0, $0) { a, _, _ in a } },
    "maybe-zip-3-tuple": maybe { Maybe.zip($0, $0, $0) },
    "maybe-zip-4": maybe { Maybe.zip($0, $0, $0, $0) { a, _, _, _ in a } },
    "maybe-zip-4-tuple": maybe { Maybe.zip($0, $0, $0, $0) },
    "maybe-zip-5": maybe { Maybe.zip($0, $0, $0, $0, $0) { a, _, _, _, _ in a } },
    "maybe-zip-5-tuple": maybe { Maybe.zip($0, $0, $0, $0, $0) },
    "maybe-zip-6": maybe { Maybe.zip($0, $0, $0, $0, $0, $0) { a, _, _, _, _, _ in a } },
    "maybe-zip-6-tuple": maybe { Maybe.zip($0, $0, $0, $0, $0, $0) },
    "maybe-zip-7": maybe { Maybe.zip($0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _ in a } },
    "maybe-zip-7-tuple": maybe { Maybe.zip($0, $0, $0, $0, $0, $0, $0) },
    "maybe-zip-8": maybe {
        Maybe.zip($0, $0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _, _ in a }
    },
    "maybe-zip-8-tuple": maybe { Maybe.zip($0, $0, $0, $0, $0, $0, $0, $0) },
])

let driverAritySamples = samples([
    "driver-combine-latest-2": driver { Driver.combineLatest($0, $0) { a, _ in a } },
    "driver-combine-latest-3": driver { Driver.combineLatest($0, $0, $0) { a, _, _ in a } },
    "driver-combine-latest-3-tuple": driver { Driver.combineLatest($0, $0, $0) },
    "driver-combine-latest-4": driver { Driver.combineLatest($0, $0, $0, $0) { a, _, _, _ in a } },
    "driver-combine-latest-4-tuple": driver { Driver.combineLatest($0, $0, $0, $0) },
    "driver-combine-latest-5": driver {
        Driver.combineLatest($0, $0, $0, $0, $0) { a, _, _, _, _ in a }
    },
    "driver-combine-latest-5-tuple": driver { Driver.combineLatest($0, $0, $0, $0, $0) },
    "driver-combine-latest-6": driver {
        Driver.combineLatest($0, $0, $0, $0, $0, $0) { a, _, _, _, _, _ in a }
    },
    "driver-combine-latest-6-tuple": driver { Driver.combineLatest($0, $0, $0, $0, $0, $0) },
    "driver-combine-latest-7": driver {
        Driver.combineLatest($0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _ in a }
    },
    "driver-combine-latest-7-tuple": driver { Driver.combineLatest($0, $0, $0, $0, $0, $0, $0) },
    "driver-combine-latest-8": driver {
        Driver.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _, _ in a }
    },
    "driver-combine-latest-8-tuple": driver {
        Driver.combineLatest($0, $0, $0, $0, $0, $0, $0, $0)
    },
    "driver-zip-2": driver { Driver.zip($0, $0) { a, _ in a } },
    "driver-zip-3": driver { Driver.zip($0, $0, $0) { a, _, _ in a } },
    "driver-zip-3-tuple": driver { Driver.zip($0, $0, $0) },
    "driver-zip-4": driver { Driver.zip($0, $0, $0, $0) { a, _, _, _ in a } },
    "driver-zip-4-tuple": driver { Driver.zip($0, $0, $0, $0) },
    "driver-zip-5": driver { Driver.zip($0, $0, $0, $0, $0) { a, _, _, _, _ in a } },
    "driver-zip-5-tuple": driver { Driver.zip($0, $0, $0, $0, $0) },
    "driver-zip-6": driver { Driver.zip($0, $0, $0, $0, $0, $0) { a, _, _, _, _, _ in a } },
    "driver-zip-6-tuple": driver { Driver.zip($0, $0, $0, $0, $0, $0) },
    "driver-zip-7": driver { Driver.zip($0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _ in a } },
    "driver-zip-7-tuple": driver { Driver.zip($0, $0, $0, $0, $0, $0, $0) },
    "driver-zip-8": driver {
        Driver.zip($0, $0, $0, $0, $0, $0, $0, $0) { a, _, _, _, _, _, _, _ in a }
    },
    "driver-zip-8-tuple": driver { Driver.zip($0, $0, $0, $0, $0, $0, $0, $0) },
])

private func single<Result>(_ operate: @escaping (Single<Int>) -> Single<Result>) -> () -> Void {
    { operate(Single.just(1)).subscribe(onSuccess: { _ in }, onFailure: { _ in }).dispose() }
}

private func maybe<Result>(_ operate: @escaping (Maybe<Int>) -> Maybe<Result>) -> () -> Void {
    { operate(Maybe.just(1)).subscribe(onSuccess: { _ in }, onError: { _ in }).dispose() }
}

private func driver<Result>(_ operate: @escaping (Driver<Int>) -> Driver<Result>) -> () -> Void {
    {
        let r = BehaviorRelay(value: 1)
        let d = operate(r.asDriver()).drive(onNext: { _ in })
        r.accept(2)
        d.dispose()
    }
}
