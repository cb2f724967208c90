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
        Rule("The first work runs at once.", see: trampoline) {
            let notes = Notes()
            notes.schedule("a")
            notes.add("schedule returned")
            try expect(notes.all, toBe: ["a", "a ends", "schedule returned"], after: "schedule a")
        },
        Rule("When it has returned, work runs at once again.", see: trampoline) {
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
        Rule("What work asks for runs after it.", see: trampoline) {
            let notes = Notes()
            notes.schedule("a") { notes.schedule("b") }
            notes.add("schedule returned")
            try expect(
                notes.all,
                toBe: ["a", "a ends", "b", "b ends", "schedule returned"],
                after: "schedule a, which schedules b"
            )
        },
        Rule("The line is first come, first served.", see: trampoline) {
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
        Rule("What was called off in the line does not run.", see: trampoline) {
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
        Rule("Disposing disposes of what the work returned.", see: trampoline) {
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
        Rule("Nothing is kept of what has run.", see: trampoline) {
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
    /// Schedules work that writes down that it begins, does something, and writes down that it
    /// ends.
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
