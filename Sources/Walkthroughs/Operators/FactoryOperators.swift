// Sequences that begin with an element, a list, a closure or a timer.
// Chapter: 10 (each operator in one place)

import Foundation
import MiniRx

@Sendable func showFactories() {
    show("just: .just(7)") { _ in Observable.just(7) }
    show("from-optional: .from(optional: 7)") { _ in Observable.from(optional: 7) }
    showSimplest()
    show("just-scheduler: .just(7, scheduler: clock)") { clock in
        Observable.just(7, scheduler: clock)
    }
    show("of: .of(1, 2, 3)") { _ in Observable.of(1, 2, 3) }
    show("range: .range(start: 5, count: 3)") { _ in Observable.range(start: 5, count: 3) }
    show("generate: .generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })") { _ in
        Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
    }
    show("repeat-element: .repeatElement(7).take(3)") { _ in
        Observable.repeatElement(7).take(3)
    }
    show("create: .create { … }") { clock in
        clock.cold([1: 1, 2: 2], completed: 3)
    }
    showDeferred()
    show("using: .using(…)") { clock in
        Observable.using(
            { BooleanDisposable() },
            observableFactory: { _ in clock.cold([1: 1, 2: 2], completed: 3) }
        )
    }
    show("interval: .interval(.seconds(1), scheduler: clock)", until: 3.5) { clock in
        Observable<Int>.interval(.seconds(1), scheduler: clock)
    }
    show("timer: .timer(.seconds(2), scheduler: clock)") { clock in
        Observable<Int>.timer(.seconds(2), scheduler: clock)
    }
}

private func showSimplest() {
    let clock = begin("empty-error-never: .empty(), .error(…), .never()")
    Observable<Int>.empty().subscribe().dispose()
    Observable<Int>.error(Failure.broken).subscribe(onError: { _ in }).dispose()
    let never = Observable<Int>.never().subscribe()
    clock.advance(to: 0)
    never.dispose()
}

private func showDeferred() {
    _ = begin("deferred: .deferred { .just(count) }, twice")
    var count = 0
    let sequence = Observable<Int>.deferred {
        count += 1
        return .just(count)
    }
    sequence.subscribe().dispose()
    sequence.subscribe().dispose()
}
