// Judges exercise 2.2.

import Dispatch
import Foundation
import Judging
import MiniRxTraced

@testable import Chapter2Exercises

private typealias MainScheduler = Chapter2Exercises.MainScheduler

private let line = "02-schedulers.md#mainscheduler-at-once-or-in-line"
private let skipped = "02-schedulers.md#serial-against-concurrent"

let outOfTurnJudge = Judge(
    "out-of-turn",
    [
        Rule("On main, with nothing unfinished, work runs at once.", see: line) {
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
        Rule("What work that runs at once asks for runs after it.", see: line) {
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
        Rule("From another queue, work runs on main.", see: line) {
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
        Rule("Work does not overtake the line.", see: line) {
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
        Rule("What work from the line asks for runs after it.", see: line) {
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
        Rule("What was called off does not run.", see: skipped) {
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
        Rule("Once all has ended or was called off, work runs at once again.", see: line) {
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
                after: "on another queue: a, and b, which is called off; later, on main: c"
            )
        },
        Rule("It counts as ended as soon as it has ended.", see: line) {
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
                after: "on another queue: schedule a; then main has a block that schedules b"
            )
        },
        Rule("Afterwards, disposing disposes of what the work returned.", see: skipped) {
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

/// Work that schedules other work while it runs.
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

/// Lets main run all that is in line, and what that puts in line.
private func emptyTheLine() {
    for _ in 1...3 {
        var hasRun = false
        DispatchQueue.main.async { hasRun = true }
        _ = waitOnMain(seconds: 2) { hasRun }
    }
}
