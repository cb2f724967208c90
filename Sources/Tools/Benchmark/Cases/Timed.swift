// Time: operators on a virtual clock, which do not wait, and the cost of setting a real timer.

import MiniRx

extension Case {
    static let timed = [
        Case("debounce", "debounce, virtual time", 300_000) { count in
            pushInTime(count) { $0.debounce(.seconds(1), scheduler: $1) }
        },
        Case("throttle", "throttle, virtual time", 200_000) { count in
            pushInTime(count) { $0.throttle(.seconds(1), scheduler: $1) }
        },
        Case("delay", "delay, virtual time", 100_000) { count in
            pushInTime(count) { $0.delay(.seconds(1), scheduler: $1) }
        },
        Case("schedule", "scheduleRelative of 100, virtual time", 200_000) { count in
            let clock = HistoricalScheduler()
            let total = Total()
            for _ in 0..<count / 100 {
                for second in 0..<100 {
                    _ = clock.scheduleRelative((), dueTime: .seconds(100 - second)) {
                        total.sum &+= 1
                        return Disposables.create()
                    }
                }
                clock.start()
            }
            expect(total.sum, count)
        },
        Case("interval", "subscribe to an interval, dispose", 50_000) { count in
            let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "interval")
            setAndStop(count) { Observable<Int>.interval(.seconds(60), scheduler: queue) }
        },
        Case("timer", "subscribe to a timer, dispose", 50_000) { count in
            let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
            setAndStop(count) { Observable<Int>.timer(.seconds(60), scheduler: queue) }
        },
    ]
}

/// Sends the numbers below `count`, and after each advances the clock until no action is due.
private func pushInTime(
    _ count: Int,
    through operators: (Observable<Int>, HistoricalScheduler) -> Observable<Int>
) {
    let subject = PublishSubject<Int>()
    let clock = HistoricalScheduler()
    let total = Total()
    let bag = DisposeBag()
    operators(subject, clock).subscribe(onNext: { total.sum &+= $0 }).disposed(by: bag)
    for element in 0..<count {
        subject.onNext(element)
        clock.start()
    }
    expect(total.sum, sum(below: count))
}

private func setAndStop(_ count: Int, _ timer: () -> Observable<Int>) {
    let total = Total()
    for _ in 0..<count {
        timer().subscribe(onNext: { _ in total.sum &+= 1 }).dispose()
    }
    expect(total.sum, 0)
}
