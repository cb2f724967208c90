// Endings of operators that wait: see EndingSamples.swift.

import MiniRxTraced

let timeEndings: [Sample] = [
    endings(ofWaiting: "delay") { $0.delay(.seconds(2), scheduler: $1) },
    endings(ofWaiting: "throttle") { $0.throttle(.seconds(2), scheduler: $1) },
    endings(ofWaiting: "throttle-first") {
        $0.throttle(.seconds(2), latest: false, scheduler: $1)
    },
    endings(ofWaiting: "debounce") { $0.debounce(.seconds(2), scheduler: $1) },
    endings(ofWaiting: "buffer") { $0.buffer(timeSpan: .seconds(2), count: 3, scheduler: $1) },
    endings(ofWaiting: "window") {
        $0.window(timeSpan: .seconds(2), count: 3, scheduler: $1).flatMap { $0 }
    },
    endings(ofWaiting: "delay-subscription") {
        $0.delaySubscription(.milliseconds(300), scheduler: $1)
    },
    endings(ofWaiting: "take-time") { $0.take(for: .seconds(2), scheduler: $1) },
    endings(ofWaiting: "skip-time") { $0.skip(.milliseconds(300), scheduler: $1) },
    endings(ofWaiting: "timeout") { $0.timeout(.seconds(2), scheduler: $1) },
    endings(ofWaiting: "timeout-other") {
        $0.timeout(.seconds(2), other: Observable.of(0), scheduler: $1)
    },
    endings(ofWaiting: "observe-on") { $0.observe(on: $1) },
    endings(ofWaiting: "subscribe-on") { $0.subscribe(on: $1) },
].flatMap { $0 }
