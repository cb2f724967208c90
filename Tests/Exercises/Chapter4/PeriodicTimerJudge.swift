// Judges exercise 4.3.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter4Exercises

private let source = "04-interval.md#step-5-the-configuration-makes-a-dispatch-source"
private let cancels = "04-interval.md#step-10-dispose-cancels-the-source"

private let milliseconds = DispatchTimeInterval.milliseconds

/// Lets the answer count from 0, and calls `tick` with each number.
private func count(
    on queue: DispatchQueue,
    after first: DispatchTimeInterval = milliseconds(1),
    every period: DispatchTimeInterval = milliseconds(1),
    _ tick: @escaping (Int) -> Void
) -> Disposable {
    let configuration = DispatchQueueConfiguration(queue: queue)
    return configuration.schedulePeriodic(0, startAfter: first, period: period) {
        tick($0)
        return $0 + 1
    }
}

/// A queue on which the answer counts from 0, and notes of each tick.
private final class Ticking {
    let queue = DispatchQueue(label: "timer")
    let (states, places) = (Notes(), Notes())
    private let tick = DispatchSemaphore(value: 0)
    private var subscription: Disposable?

    func start(
        after first: DispatchTimeInterval = milliseconds(1),
        every period: DispatchTimeInterval = milliseconds(1)
    ) {
        let (states, places, tick) = (states, places, tick)
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        // No tick comes before the answer has returned: what it does not hold is released by then.
        queue.suspend()
        defer { queue.resume() }
        subscription = count(on: queue, after: first, every: period) {
            states.add("\($0)")
            places.add(DispatchQueue.getSpecific(key: key) == true ? "the queue" : "elsewhere")
            tick.signal()
        }
    }

    /// Waits for that many ticks, but not longer than three seconds for each.
    func wait(for count: Int = 1) throws {
        for number in 1...count {
            try expect(
                tick.wait(timeout: .now() + 3) == .success,
                "Tick number \(number) has not come within three seconds after it was due."
            )
        }
    }

    func forgetSubscription() { subscription = nil }

    deinit { subscription?.dispose() }
}

/// Seconds since `start`.
private func seconds(since start: DispatchTime) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
}

let periodicTimerJudge = Judge(
    "periodic-timer",
    [
        Rule("It ticks, first with the given state.", see: source) {
            let ticking = Ticking()
            ticking.start()
            try ticking.wait()
            try expect("The state of the first tick", is: ticking.states.all[0], not: "0")
        },
        Rule("Each later tick receives what the previous tick returned.", see: source) {
            let ticking = Ticking()
            ticking.start()
            try ticking.wait(for: 3)
            let code = "the first state is 0, the action returns the next number; three ticks"
            try expect(ticking.states.all.prefix(3) + [], toBe: ["0", "1", "2"], after: code)
        },
        Rule("It ticks on the queue.", see: source) {
            let ticking = Ticking()
            ticking.start()
            try ticking.wait()
            try expect(ticking.places.all.prefix(1) + [], toBe: ["the queue"], after: "one tick")
        },
        Rule(
            "The first tick comes after `startAfter`, each later one after a `period`.",
            see: source
        ) {
            // A timer may be late, but it is never early.
            let (slow, start) = (Ticking(), DispatchTime.now())
            slow.start(after: milliseconds(30))
            try slow.wait()
            let isTooEarly = seconds(since: start) < 0.03
            try expect(!isTooEarly, "With a `startAfter` of 30 ms the first tick comes earlier.")
            let (next, again) = (Ticking(), DispatchTime.now())
            next.start(every: milliseconds(20))
            try next.wait(for: 3)
            let isEarly = seconds(since: again) < 0.041
            try expect(!isEarly, "With a `period` of 20 ms two periods take less than 40 ms.")
            let late = Ticking()
            late.start(every: .seconds(1_000))
            try late.wait()
        },
        Rule("Missed ticks become one tick, which comes at once.", see: source) {
            let (queue, notes) = (DispatchQueue(label: "timer"), Notes())
            let isOver = DispatchSemaphore(value: 0)
            let start = DispatchTime.now()
            // In periods of 40 ms. What is due earlier runs earlier, however slow the machine is.
            func time(_ periods: Double) -> DispatchTime { start + 0.04 * periods }
            let subscription = count(on: queue, after: milliseconds(0), every: milliseconds(40)) {
                notes.add("tick \($0)")
                guard $0 == 0 else { return }
                _ = DispatchSemaphore(value: 0).wait(timeout: time(2.25))
                queue.asyncAfter(deadline: time(2.6)) {
                    notes.add("before the fourth was due")
                    isOver.signal()
                }
            }
            _ = isOver.wait(timeout: .now() + 3)
            subscription.dispose()
            try expect(
                notes.all.prefix(3) + [],
                toBe: ["tick 0", "tick 1", "before the fourth was due"],
                after:
                    "the first tick takes so long that the second and the third are due meanwhile"
            )
        },
        Rule("It continues if the caller drops the disposable.", see: source) {
            let ticking = Ticking()
            ticking.start(after: milliseconds(20), every: milliseconds(20))
            ticking.forgetSubscription()
            try ticking.wait(for: 2)
        },
        Rule("A tick that disposes is the last one.", see: cancels) {
            let (ticking, stop, states) = (Ticking(), SingleAssignmentDisposable(), Notes())
            // No tick before there is something to dispose of.
            ticking.queue.suspend()
            let subscription = count(on: ticking.queue) { state in
                states.add("\(state)")
                if state == 1 { stop.dispose() }
            }
            stop.setDisposable(subscription)
            ticking.queue.resume()
            // Another one on the same queue, which goes on meanwhile.
            ticking.start(after: milliseconds(5), every: milliseconds(5))
            try ticking.wait(for: 4)
            let code = "the tick with the state 1 disposes; all states"
            try expect(states.all, toBe: ["0", "1"], after: code)
        },
        Rule("After dispose(), nothing keeps the action alive.", see: cancels) {
            let queue = DispatchQueue(label: "timer")
            weak var held: Notes?
            func tickAndDispose() {
                let notes = Notes()
                held = notes
                count(on: queue) { _ in notes.add("tick") }.dispose()
            }
            tickAndDispose()
            // Dispatch releases a cancelled source on its queue, a moment later.
            for _ in 0..<2_000 where held != nil {
                queue.sync {}
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + milliseconds(1))
            }
            try expect(
                held == nil,
                "Two seconds after dispose() the action is in memory. Is the source cancelled?"
            )
        },
    ]
)
