// Judges exercise 2.2.

import Dispatch
import Foundation
import Judging
import MiniRxTraced

@testable import Chapter2Exercises

private typealias MainScheduler = Chapter2Exercises.MainScheduler

private let line = "02-schedulers.md#mainscheduler-at-once-or-queued"
private let skipped = "02-schedulers.md#serial-against-concurrent"

let outOfTurnJudge = Judge(
    "out-of-turn",
    [
        Rule("On main, an action runs at once if no other action is unfinished.", see: line) {
            let notes = Notes()
            let scheduler = MainScheduler()
            _ = scheduler.schedule("a", action: note(in: notes))
            notes.add("schedule returned")
            _ = scheduler.schedule("b", action: note(in: notes))
            emptyTheLine()
            try expect(
                notes.all,
                toBe: ["a", "schedule returned", "b"],
                after: "on main: schedule a, then b"
            )
        },
        Rule("An action scheduled by an action that runs at once runs after it.", see: line) {
            let notes = Notes()
            let scheduler = MainScheduler()
            _ = scheduler.schedule("a", action: ask(scheduler, for: "b", in: notes))
            emptyTheLine()
            try expect(
                notes.all,
                toBe: ["a begins", "a ends", "b"],
                after: "on main: schedule a, which schedules b while it runs"
            )
        },
        Rule("An action scheduled on another queue runs on main.", see: line) {
            let notes = Notes()
            let scheduler = MainScheduler()
            elsewhere {
                _ = scheduler.schedule("a") { name in
                    notes.add("\(name) on \(Thread.isMainThread ? "main" : "another thread")")
                    return Disposables.create()
                }
            }
            emptyTheLine()
            try expect(notes.all, toBe: ["a on main"], after: "on another queue: schedule a")
        },
        Rule("An action does not overtake queued actions.", see: line) {
            let notes = Notes()
            let scheduler = MainScheduler()
            elsewhere { _ = scheduler.schedule("a", action: note(in: notes)) }
            _ = scheduler.schedule("b", action: note(in: notes))
            emptyTheLine()
            try expect(
                notes.all,
                toBe: ["a", "b"],
                after: "on another queue: schedule a; then, on main, before a has run: schedule b"
            )
        },
        Rule("An action scheduled by a queued action runs after it.", see: line) {
            let notes = Notes()
            let scheduler = MainScheduler()
            elsewhere {
                _ = scheduler.schedule("a", action: ask(scheduler, for: "b", in: notes))
            }
            emptyTheLine()
            try expect(
                notes.all,
                toBe: ["a begins", "a ends", "b"],
                after: "on another queue: schedule a, which schedules b while it runs"
            )
        },
        Rule("A cancelled action does not run.", see: skipped) {
            let notes = Notes()
            let scheduler = MainScheduler()
            elsewhere {
                scheduler.schedule("a", action: note(in: notes)).dispose()
                _ = scheduler.schedule("b", action: note(in: notes))
            }
            emptyTheLine()
            try expect(
                notes.all,
                toBe: ["b"],
                after: "on another queue: schedule a, dispose of it, schedule b"
            )
        },
        Rule("When all actions have ended or were cancelled, actions run at once again.", see: line)
        {
            let notes = Notes()
            let scheduler = MainScheduler()
            elsewhere {
                _ = scheduler.schedule("a", action: note(in: notes))
                scheduler.schedule("b", action: note(in: notes)).dispose()
            }
            emptyTheLine()
            _ = scheduler.schedule("c", action: note(in: notes))
            notes.add("schedule returned")
            emptyTheLine()
            try expect(
                notes.all,
                toBe: ["a", "c", "schedule returned"],
                after: "on another queue: schedule a and b, cancel b; later, on main: schedule c"
            )
        },
        Rule("An action counts as ended as soon as it has ended.", see: line) {
            let notes = Notes()
            let scheduler = MainScheduler()
            elsewhere {
                _ = scheduler.schedule("a", action: note(in: notes))
                // The next block of the main queue.
                DispatchQueue.main.async {
                    _ = scheduler.schedule("b", action: note(in: notes))
                    notes.add("schedule returned")
                }
            }
            emptyTheLine()
            try expect(
                notes.all,
                toBe: ["a", "b", "schedule returned"],
                after: "on another queue: schedule a; then a block on main schedules b"
            )
        },
        Rule("After the action, dispose() disposes of what the action returned.", see: skipped) {
            for isInLine in [false, true] {
                let notes = Notes()
                let scheduler = MainScheduler()
                let ask = {
                    scheduler.schedule("a") { name in
                        notes.add(name)
                        return Disposables.create { notes.add("\(name) is disposed of") }
                    }
                }
                let subscription = isInLine ? elsewhere(ask) : ask()
                emptyTheLine()
                subscription.dispose()
                try expect(
                    notes.all,
                    toBe: ["a", "a is disposed of"],
                    after: """
                        \(isInLine ? "on another queue" : "on main"): schedule a; when it has run, \
                        dispose of it
                        """
                )
            }
        },
    ]
)

private func note(in notes: Notes) -> (String) -> Disposable {
    { name in
        notes.add(name)
        return Disposables.create()
    }
}

/// An action that schedules another action while it runs.
private func ask(
    _ scheduler: MainScheduler,
    for other: String,
    in notes: Notes
) -> (String) -> Disposable {
    { name in
        notes.add("\(name) begins")
        _ = scheduler.schedule(other, action: note(in: notes))
        notes.add("\(name) ends")
        return Disposables.create()
    }
}

/// Runs all blocks that are queued on main, and those that they queue.
private func emptyTheLine() {
    for _ in 1...3 {
        var hasRun = false
        DispatchQueue.main.async { hasRun = true }
        _ = waitOnMain(seconds: 2) { hasRun }
    }
}
