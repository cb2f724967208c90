// Judges exercise 2.3.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter2Exercises

private typealias SerialDispatchQueueScheduler = Chapter2Exercises.SerialDispatchQueueScheduler

private let serial = "02-schedulers.md#serial-against-concurrent"

let serialSchedulerJudge = Judge(
    "serial-scheduler",
    [
        Rule("An action runs.", see: serial) {
            let bench = Bench()
            _ = bench.scheduler.schedule("a", action: bench.note)
            try bench.expect(["a"], afterEnds: 1, of: "schedule a")
        },
        Rule("An action runs after schedule has returned.", see: serial) {
            let bench = Bench()
            let returned = DispatchSemaphore(value: 0)
            _ = bench.scheduler.schedule("a") { name in
                let isLater = returned.wait(timeout: .now() + 1) == .success
                return bench.note("\(name) \(isLater ? "after" : "before") schedule returned")
            }
            returned.signal()
            try bench.expect(["a after schedule returned"], afterEnds: 1, of: "schedule a")
        },
        Rule("Actions run one after another, even on a concurrent queue.", see: serial) {
            let bench = Bench()
            let (isFree, hasBegun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            _ = bench.scheduler.schedule("a") { name in
                bench.notes.add("\(name) begins")
                // The queue is free for others, and what was scheduled before them has not begun.
                let others = isFree.wait(timeout: .now() + 2) == .success
                if !others { bench.notes.add("others wait for the queue meanwhile") }
                _ = hasBegun.wait(timeout: .now() + 0.1)
                return bench.note("\(name) ends")
            }
            for name in ["b", "c", "d"] {
                _ = bench.scheduler.schedule(name) { name in
                    defer { hasBegun.signal() }
                    return bench.note(name)
                }
            }
            bench.queue.async { isFree.signal() }
            try bench.expect(
                ["a begins", "a ends", "b", "c", "d"],
                afterEnds: 4,
                of: "on a concurrent queue, which others use as well: schedule a, b, c and d"
            )
        },
        Rule("An action scheduled by another action runs after it.", see: serial) {
            let bench = Bench()
            _ = bench.scheduler.schedule("a") { name in
                bench.notes.add("\(name) begins")
                _ = bench.scheduler.schedule("b", action: bench.note)
                return bench.note("\(name) ends")
            }
            try bench.expect(
                ["a begins", "a ends", "b"],
                afterEnds: 2,
                of: "schedule a, which schedules b while it runs"
            )
        },
        Rule("Actions run on the given queue.", see: serial) {
            let bench = Bench()
            let key = DispatchSpecificKey<String>()
            bench.queue.setSpecific(key: key, value: "the given queue")
            _ = bench.scheduler.schedule("a") { name in
                bench.note("\(name) on \(DispatchQueue.getSpecific(key: key) ?? "another queue")")
            }
            try bench.expect(["a on the given queue"], afterEnds: 1, of: "schedule a")
        },
        Rule("An action cancelled before it begins does not run.", see: serial) {
            let bench = Bench()
            let isCalledOff = DispatchSemaphore(value: 0)
            _ = bench.scheduler.schedule("a") { name in
                _ = isCalledOff.wait(timeout: .now() + 1)
                return bench.note(name)
            }
            bench.scheduler.schedule("b", action: bench.note).dispose()
            _ = bench.scheduler.schedule("c", action: bench.note)
            isCalledOff.signal()
            let what = "schedule a, b and c; dispose of b while a runs"
            try bench.expect(["a", "c"], afterEnds: 2, of: what)
        },
        Rule("After the action, dispose() disposes of what the action returned.", see: serial) {
            let bench = Bench()
            let subscription = bench.scheduler.schedule("a") { name in
                bench.notes.add(name)
                return Disposables.create { bench.notes.add("\(name) is disposed of") }
            }
            _ = bench.scheduler.schedule("b") { name in
                subscription.dispose()
                return bench.note(name)
            }
            try bench.expect(
                ["a", "a is disposed of", "b"],
                afterEnds: 1,
                of: "schedule a and b; dispose of a in b"
            )
        },
        Rule("dispose() during the action disposes of what the action returns.", see: serial) {
            let bench = Bench()
            let (hasBegun, isDisposed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let subscription = bench.scheduler.schedule("a") { name in
                hasBegun.signal()
                _ = isDisposed.wait(timeout: .now() + 1)
                bench.notes.add("\(name) returns")
                return Disposables.create { _ = bench.note("\(name) is disposed of") }
            }
            _ = hasBegun.wait(timeout: .now() + 1)
            subscription.dispose()
            bench.notes.add("dispose returned")
            isDisposed.signal()
            try bench.expect(
                ["dispose returned", "a returns", "a is disposed of"],
                afterEnds: 1,
                of: "schedule a; dispose of it while it runs"
            )
        },
    ]
)

/// A scheduler on a concurrent queue, and notes of its actions.
private final class Bench: @unchecked Sendable {
    let queue = DispatchQueue(label: "given", attributes: .concurrent)
    let scheduler: SerialDispatchQueueScheduler
    let notes = Notes()
    private let ended = DispatchSemaphore(value: 0)

    init() {
        scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own")
    }

    /// An action that records its name and ends.
    func note(_ name: String) -> Disposable {
        notes.add(name)
        ended.signal()
        return Disposables.create()
    }

    /// Compares the notes when so many have ended, or a second after the last that did.
    func expect(_ wanted: [String], afterEnds count: Int, of what: String) throws {
        for _ in 0..<count { _ = ended.wait(timeout: .now() + 1) }
        try Judging.expect(notes.all, toBe: wanted, after: what)
    }
}
