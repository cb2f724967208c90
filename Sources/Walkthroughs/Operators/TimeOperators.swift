// Operators that wait.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showTime() {
    showOne("delay: source.delay(.milliseconds(1500), scheduler: clock)") { source, clock in
        source.delay(.milliseconds(1500), scheduler: clock)
    }
    showOne("delay-subscription: source.delaySubscription(.milliseconds(1500), scheduler: clock)") {
        source,
        clock in
        source.delaySubscription(.milliseconds(1500), scheduler: clock)
    }
    showBurst("throttle: source.throttle(.milliseconds(2000), scheduler: clock)") { source, clock in
        source.throttle(.milliseconds(2000), scheduler: clock)
    }
    showBurst(
        "throttle-first: source.throttle(.milliseconds(2000), latest: false, scheduler: clock)"
    ) {
        $0.throttle(.milliseconds(2000), latest: false, scheduler: $1)
    }
    showBurst("debounce: source.debounce(.seconds(1), scheduler: clock)") { source, clock in
        source.debounce(.seconds(1), scheduler: clock)
    }
    show("timeout: source.timeout(.seconds(2), scheduler: clock)") { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2: 2, 5: 3])
        return source.timeout(.seconds(2), scheduler: clock)
    }
    showBurst("buffer: source.buffer(timeSpan: .seconds(2), count: 2, scheduler: clock)") {
        $0.buffer(timeSpan: .seconds(2), count: 2, scheduler: $1)
    }
    showBurst("window: source.window(timeSpan: .seconds(2), count: 2, scheduler: clock)") {
        $0.window(timeSpan: .seconds(2), count: 2, scheduler: $1).flatMap { $0 }
    }
    showEnds("throttle", "source.throttle(.seconds(2), scheduler: clock)") {
        $0.throttle(.seconds(2), scheduler: $1)
    }
    showEnds("debounce", "source.debounce(.seconds(2), scheduler: clock)") {
        $0.debounce(.seconds(2), scheduler: $1)
    }
    showEnds("delay", "source.delay(.seconds(2), scheduler: clock)") {
        $0.delay(.seconds(2), scheduler: $1)
    }
    showEnds("buffer", "source.buffer(timeSpan: .seconds(4), count: 9, scheduler: clock)") {
        $0.buffer(timeSpan: .seconds(4), count: 9, scheduler: $1)
    }
}

/// Three elements close together, then one, then the end.
private func showBurst<Element>(
    _ title: String,
    _ make: (Observable<Int>, HistoricalScheduler) -> Observable<Element>
) {
    show(title, until: 9) { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 1.5: 2, 2: 3, 5: 4], completed: 7)
        return make(source, clock)
    }
}

/// Two elements, and an end while the second one waits: `completed`, then an error.
private func showEnds<Element>(
    _ name: String,
    _ code: String,
    _ make: (Observable<Int>, HistoricalScheduler) -> Observable<Element>
) {
    show("\(name)-completed: \(code)") { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2: 2], completed: 2.5)
        return make(source, clock)
    }
    show("\(name)-failed: \(code)") { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2: 2], failed: 2.5)
        return make(source, clock)
    }
}
