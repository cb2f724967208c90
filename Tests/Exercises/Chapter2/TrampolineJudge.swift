// Judges exercise 2.4.

import Judging
import MiniRxTraced

@testable import Chapter2Exercises

private typealias CurrentThreadScheduler = Chapter2Exercises.CurrentThreadScheduler

private let trampoline = "02-schedulers.md#currentthreadscheduler-the-trampoline"
private let otherThread = "02-schedulers.md#step-9-on-the-global-queue-a-second-trampoline"

let trampolineJudge = Judge(
    "trampoline",
    [
        Rule("The first action runs at once.", see: trampoline) {
            let notes = Notes()
            notes.schedule("a")
            notes.add("schedule returned")
            try expect(notes.all, toBe: ["a", "a ends", "schedule returned"], after: "schedule a")
        },
        Rule("After it has returned, the next action runs at once again.", see: trampoline) {
            let notes = Notes()
            notes.schedule("a")
            notes.schedule("b")
            notes.add("schedule returned")
            try expect(
                notes.all,
                toBe: ["a", "a ends", "b", "b ends", "schedule returned"],
                after: "schedule a; when it has returned, schedule b"
            )
        },
        Rule("An action scheduled by another action runs after it.", see: trampoline) {
            let notes = Notes()
            notes.schedule("a") { notes.schedule("b") }
            notes.add("schedule returned")
            try expect(
                notes.all,
                toBe: ["a", "a ends", "b", "b ends", "schedule returned"],
                after: "schedule a, which schedules b"
            )
        },
        Rule("Queued actions run in the order of scheduling.", see: trampoline) {
            let notes = Notes()
            notes.schedule("a") {
                notes.schedule("b") { notes.schedule("d") }
                notes.schedule("c")
            }
            try expect(
                notes.all.filter { !$0.contains("ends") },
                toBe: ["a", "b", "c", "d"],
                after: "schedule a, which schedules b and c; b schedules d"
            )
        },
        Rule("A queued action that was cancelled does not run.", see: trampoline) {
            let notes = Notes()
            notes.schedule("a") {
                let subscription = notes.schedule("b")
                notes.schedule("c")
                subscription.dispose()
            }
            try expect(
                notes.all.filter { !$0.contains("ends") },
                toBe: ["a", "c"],
                after: "schedule a, which schedules b and c, and disposes of b"
            )
        },
        Rule("dispose() disposes of what the action returned.", see: trampoline) {
            let notes = Notes()
            var later: Disposable?
            let first = notes.schedule("a", cleanup: "a is disposed of") {
                later = notes.schedule("b", cleanup: "b is disposed of")
            }
            notes.add("schedule returned")
            first.dispose()
            later?.dispose()
            try expect(
                notes.all.filter { !$0.contains("ends") },
                toBe: ["a", "b", "schedule returned", "a is disposed of", "b is disposed of"],
                after: "schedule a, which schedules b; when both have run, dispose of a and b"
            )
        },
        Rule("Each thread has a trampoline of its own.", see: otherThread) {
            let notes = Notes()
            notes.schedule("a") {
                notes.schedule("b")
                elsewhere {
                    notes.schedule("c")
                    notes.add("schedule of c returned")
                }
            }
            try expect(
                notes.all,
                toBe: ["a", "c", "c ends", "schedule of c returned", "a ends", "b", "b ends"],
                after: "schedule a, which schedules b; and, on another thread, c"
            )
        },
        Rule("An action that has run is not kept.", see: trampoline) {
            let notes = Notes()
            weak var held: Notes?
            notes.schedule("a") {
                let object = Notes()
                held = object
                notes.schedule("b") { object.add("used") }
            }
            try expect(held == nil, "schedule a, which schedules b: b's closure was not released.")
        },
    ]
)

extension Notes {
    /// Schedules an action that records its beginning, does something, and records its end.
    @discardableResult
    fileprivate func schedule(
        _ name: String,
        cleanup: String? = nil,
        _ work: @escaping () -> Void = {}
    ) -> Disposable {
        CurrentThreadScheduler.instance.schedule(name) { name in
            self.add(name)
            work()
            self.add("\(name) ends")
            guard let cleanup else { return Disposables.create() }
            return Disposables.create { self.add(cleanup) }
        }
    }
}
