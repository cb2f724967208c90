// Judges exercise 4.2.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter4Exercises

private let sink = "04-interval.md#step-4-the-sink-asks-the-scheduler-to-repeat"
private let source = "04-interval.md#step-5-the-configuration-makes-a-dispatch-source"
private let cancels = "04-interval.md#step-10-dispose-cancels-the-source"
private let lock = "04-interval.md#the-lock-around-each-tick"

/// The events and their times, of a timer that is due after 3 seconds and then every 2 seconds.
private func ticks(until end: Double, subscriptions: Int = 1) -> [String] {
    let line = Timeline()
    let timer = Timer<Int>(dueTime: .seconds(3), period: .seconds(2), scheduler: line.clock)
    let all = (0..<subscriptions).map { _ in line.watch(timer) }
    line.advance(to: end)
    all.forEach { $0.dispose() }
    return line.all
}

/// The scheduler of a timer that was subscribed to and disposed of.
private func spyOnOneSubscription() -> Spy {
    let spy = Spy()
    Timer<Int>(dueTime: .seconds(3), period: .seconds(2), scheduler: spy).subscribe().dispose()
    return spy
}

/// Records how it is called, and ticks when the judge calls it.
private final class Spy: SchedulerType {
    private(set) var asked: [String] = []
    private(set) var isCalledOff = false
    private(set) var tick: (Int) -> Void = { _ in }

    var now: RxTime { HistoricalScheduler().now }

    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        asked.append("at once")
        return Disposables.create()
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        asked.append("once, after \(dueTime)")
        return Disposables.create()
    }

    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        asked.append("with the state \(state), after \(startAfter), every \(period)")
        tick = { number in _ = (number as? StateType).map(action) }
        return Disposables.create { self.isCalledOff = true }
    }
}

let timerSinkJudge = Judge(
    "timer-sink",
    [
        Rule("The first number is 0, after the due time.", see: sink) {
            try expect(
                ticks(until: 4),
                toBe: ["3: next(0)"],
                after: "due after 3 seconds, then every 2; the clock is advanced to 4"
            )
        },
        Rule("After that, the next number comes every period.", see: sink) {
            try expect(
                ticks(until: 8),
                toBe: ["3: next(0)", "5: next(1)", "7: next(2)"],
                after: "due after 3 seconds, then every 2; the clock is advanced to 8"
            )
        },
        Rule("Each subscription has its own count.", see: source) {
            try expect(
                ticks(until: 6, subscriptions: 2),
                toBe: ["3: next(0)", "3: next(0)", "5: next(1)", "5: next(1)"],
                after: "two subscriptions to one timer; the clock is advanced to 6"
            )
        },
        Rule("The scheduler repeats the action and stores the number.", see: sink) {
            try expect(
                spyOnOneSubscription().asked,
                toBe: ["with the state 0, after seconds(3), every seconds(2)"],
                after: "the calls of the scheduler in one subscription"
            )
        },
        Rule("dispose() ends the repetition.", see: cancels) {
            try expect(
                spyOnOneSubscription().isCalledOff,
                "After dispose() the scheduler still ticks: what it returned was not disposed of."
            )
        },
        Rule("After the largest number comes the smallest.", see: sink) {
            let line = Timeline()
            let timer = Timer<Int8>(
                dueTime: .seconds(1),
                period: .seconds(1),
                scheduler: line.clock
            )
            let subscription = line.watch(timer)
            line.advance(to: 129)
            subscription.dispose()
            try expect(
                line.all.suffix(2) + [],
                toBe: ["128: next(127)", "129: next(-128)"],
                after: "a timer of Int8, each second; the last two of 129 seconds"
            )
        },
        Rule("Two simultaneous ticks are sent one after the other.", see: lock) {
            let (spy, notes, other) = (Spy(), Notes(), DispatchGroup())
            let begins = DispatchSemaphore(value: 0)
            let timer = Timer<Int>(dueTime: .seconds(3), period: .seconds(2), scheduler: spy)
            let subscription = timer.subscribe(onNext: { number in
                notes.add("\(number) begins")
                if number == 0 {
                    let tick = spy.tick
                    DispatchQueue.global().async(group: other) {
                        begins.signal()
                        tick(1)
                    }
                    begins.wait()
                    // A right answer keeps the other thread for longer than this.
                    _ = other.wait(timeout: .now() + 0.1)
                }
                notes.add("\(number) ends")
            })
            spy.tick(0)
            other.wait()
            subscription.dispose()
            try expect(
                notes.all,
                toBe: ["0 begins", "0 ends", "1 begins", "1 ends"],
                after: "while 0 is being sent, the scheduler also ticks on another thread"
            )
        },
        Rule("A tick inside another tick, on the same thread, does not deadlock.", see: lock) {
            let (spy, notes) = (Spy(), Notes())
            let isOver = DispatchSemaphore(value: 0)
            let timer = Timer<Int>(dueTime: .seconds(3), period: .seconds(2), scheduler: spy)
            let subscription = timer.subscribe(onNext: { number in
                notes.add("\(number) begins")
                if number == 0 { spy.tick(1) }
                notes.add("\(number) ends")
            })
            let tick = spy.tick
            DispatchQueue.global().async {
                tick(0)
                isOver.signal()
            }
            _ = isOver.wait(timeout: .now() + 1)
            try expect(
                notes.all,
                toBe: ["0 begins", "1 begins", "1 ends", "0 ends"],
                after: "the handler of 0 advances a virtual clock, which ticks at once"
            )
            subscription.dispose()
        },
    ]
)
