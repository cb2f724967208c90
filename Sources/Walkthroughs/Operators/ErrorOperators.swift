// What follows an error.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showErrors() {
    show("catch: source.catch { _ in other }", until: 8) { clock in
        let source = PublishSubject<Int>()
        source.follow(clock, [1: 1, 2: 2], failed: 3)
        return source.catch { _ in clock.cold([1: 8], completed: 2) }
    }
    show("catch-sequence: Observable.catch(sequence: [a, b])", until: 8) { clock in
        let a = PublishSubject<Int>()
        a.follow(clock, [1: 1, 2: 2], failed: 3)
        return Observable.catch(sequence: [a, clock.cold([1: 8], completed: 2)])
    }
    show("retry: source.retry(2)", until: 8) { clock in
        clock.cold([1: 1, 2: 2], failed: 3).retry(2)
    }
    show("retry-when: source.retry(when: { $0.delay(.seconds(2), scheduler: clock) })") { clock in
        clock.cold([1: 1], failed: 2)
            .retry(when: { $0.delay(.seconds(2), scheduler: clock) })
    }
}
