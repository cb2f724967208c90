// Judges exercise 11.1.

import Judging
import MiniRxTraced

@testable import Chapter11Exercises

private let waits = "11-operators-that-wait.md#other-operators-that-wait"

/// The events and their times, if the source sends these events and dueTime is 3 seconds.
private func result(of events: [(at: Int, event: Event<String>)]) -> [String] {
    let line = Timeline()
    let source = line.source(events)
    let subscription = line.watch(
        Timeout(source: source, dueTime: .seconds(3), scheduler: line.clock)
    )
    line.advance(to: 100)
    subscription.dispose()
    return line.all
}

/// A scheduler whose timers never fire. It counts those that are active.
private final class Patience: SchedulerType {
    private(set) var waiting = 0

    var now: RxTime { HistoricalScheduler().now }

    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        action(state)
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        waiting += 1
        return Disposables.create { self.waiting -= 1 }
    }
}

/// Subscribes with a dueTime of 3 seconds, and sends `count` elements.
private func send(_ count: Int, waitingOn scheduler: Patience) -> Disposable {
    let source = PublishSubject<Int>()
    let subscription = Timeout(source: source, dueTime: .seconds(3), scheduler: scheduler)
        .subscribe()
    for element in 0..<count {
        source.onNext(element)
    }
    return subscription
}

let timeoutTooSoonJudge = Judge(
    "timeout-too-soon",
    [
        Rule("An event that comes in time passes at once.", see: waits) {
            try expect(
                result(of: [(1, .next("a")), (2, .completed)]),
                toBe: ["1: next(a)", "2: completed"],
                after: "dueTime is 3 seconds; a after 1 second, completed after 2"
            )
        },
        Rule("If no element comes, it fails after dueTime.", see: waits) {
            try expect(
                result(of: [(9, .next("late"))]),
                toBe: ["3: error(Sequence timeout.)"],
                after: "dueTime is 3 seconds; the first element comes after 9"
            )
        },
        Rule("Each element restarts the timer.", see: waits) {
            try expect(
                result(of: [(2, .next("a")), (4, .next("b")), (6, .next("c")), (7, .completed)]),
                toBe: ["2: next(a)", "4: next(b)", "6: next(c)", "7: completed"],
                after: "dueTime is 3 seconds; a, b, c after 2, 4, 6 seconds, completed after 7"
            )
        },
        Rule("It also fails if the source is silent after an element.", see: waits) {
            try expect(
                result(of: [(1, .next("a")), (3, .next("b")), (9, .next("late"))]),
                toBe: ["1: next(a)", "3: next(b)", "6: error(Sequence timeout.)"],
                after: "dueTime is 3 seconds; a, b after 1, 3 seconds, the next one after 9"
            )
        },
        Rule("Only one timer is active at a time.", see: waits) {
            let scheduler = Patience()
            let subscription = send(3, waitingOn: scheduler)
            defer { subscription.dispose() }
            try expect(
                "After 3 elements, the number of active timers",
                is: scheduler.waiting,
                not: 1
            )
        },
        Rule(
            "dispose() cancels the timer.",
            see: "04-interval.md#step-10-dispose-cancels-the-source"
        ) {
            let scheduler = Patience()
            send(1, waitingOn: scheduler).dispose()
            try expect(
                "After dispose(), the number of active timers",
                is: scheduler.waiting,
                not: 0
            )
        },
        Rule(
            "If the handler of an element disposes, no timer is left.",
            see: "04-interval.md#step-10-dispose-cancels-the-source"
        ) {
            let (scheduler, source) = (Patience(), PublishSubject<Int>())
            let timeout = Timeout(source: source, dueTime: .seconds(3), scheduler: scheduler)
            let subscription = SingleAssignmentDisposable()
            subscription.setDisposable(timeout.subscribe(onNext: { _ in subscription.dispose() }))
            source.onNext(0)
            try expect(
                "After dispose() inside onNext, the number of active timers",
                is: scheduler.waiting,
                not: 0
            )
        },
        Rule(
            "No timer is left after the terminal event.",
            see: "04-interval.md#step-10-dispose-cancels-the-source"
        ) {
            let (scheduler, source) = (Patience(), PublishSubject<Int>())
            let timeout = Timeout(source: source, dueTime: .seconds(3), scheduler: scheduler)
            let subscription = timeout.subscribe()
            source.onNext(0)
            source.onCompleted()
            try expect(
                "After onCompleted(), the number of active timers",
                is: scheduler.waiting,
                not: 0
            )
            subscription.dispose()
        },
    ]
)
