// What prints each event: see OperatorSamples.swift.

import MiniRxTraced

let debugSamples: [Sample] =
    endings(of: "debug") { $0.debug("debug") }
    + samples([
        "debug-completed": {
            let long = String(repeating: "long", count: 20)
            subscription(to: Observable.of(long).debug("debug", trimOutput: true)).dispose()
        },
        "single-debug": {
            Single.just(1).debug("debug").subscribe(onSuccess: { _ in }).dispose()
        },
        "driver-debug": {
            BehaviorRelay(value: 1).asDriver().debug("debug").drive(onNext: { _ in }).dispose()
        },
    ])
