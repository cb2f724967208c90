// The subjects and a relay, each with an early subscriber, one in the middle, and a late one.
// Chapter: 10 (each operator in one place)

import MiniRx

@Sendable func showSubjects() {
    showSubject("publish-subject: PublishSubject()") {
        let subject = PublishSubject<Int>()
        subject.follow($0, [1: 1, 2: 2, 3: 3], completed: 4)
        return subject
    }
    showSubject("behavior-subject: BehaviorSubject(value: 0)") {
        let subject = BehaviorSubject(value: 0)
        subject.follow($0, [1: 1, 2: 2, 3: 3], completed: 4)
        return subject
    }
    showSubject("replay-subject: ReplaySubject.create(bufferSize: 2)") {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        subject.follow($0, [1: 1, 2: 2, 3: 3], completed: 4)
        return subject
    }
    showSubject("async-subject: AsyncSubject()") {
        let subject = AsyncSubject<Int>()
        subject.follow($0, [1: 1, 2: 2, 3: 3], completed: 4)
        return subject
    }
    showSubject("relays: BehaviorRelay(value: 0)") { clock in
        let relay = BehaviorRelay(value: 0)
        for number in 1...3 { clock.at(Double(number)) { relay.accept(number) } }
        return relay.asObservable()
    }
}

/// Subscribes at once, at 2.5, and after the end.
private func showSubject(_ title: String, _ make: (HistoricalScheduler) -> Observable<Int>) {
    let clock = begin(title)
    let subject = make(clock)
    let early = subject.subscribe()
    clock.advance(to: 2.5)
    let middle = subject.subscribe()
    clock.advance(to: 5)
    let late = subject.subscribe()
    clock.advance(to: 6)
    for subscription in [early, middle, late] { subscription.dispose() }
}
