// Judges exercise 8.3.

import Foundation
import Judging
import MiniRxTraced

@testable import Chapter8Exercises

private let step1 = "08-observers-and-binder.md#step-1-a-binder-comes-with-a-scheduler"
private let later = "08-observers-and-binder.md#why-is-my-label-updated-later"

// MiniRx has one, too.
private typealias Binder<Value> = Chapter8Exercises.Binder<Value>

/// Represents a view.
private final class Label {
    var texts: [String] = []
}

/// Runs all blocks that are queued on main until now.
private func letMainRun() {
    var isOver = false
    DispatchQueue.main.async { isOver = true }
    _ = waitOnMain(seconds: 2) { isOver }
}

let binderJudge = Judge(
    "binder",
    [
        Rule(
            "On main, the closure is called at once, with the target.",
            see: "08-observers-and-binder.md#step-5-on-main-it-runs-at-once"
        ) {
            let label = Label()
            let text = Binder<String>(label) { $0.texts.append($1) }
            text.onNext("a")
            label.texts.append("onNext has returned")
            letMainRun()
            try expect(label.texts, toBe: ["a", "onNext has returned"], after: "onNext(a) on main")
        },
        Rule(
            "An element from another thread is bound later, on main.",
            see: "08-observers-and-binder.md#step-9-the-element-waits-for-the-main-queue"
        ) {
            let label = Label()
            let text = Binder<String>(label) { label, value in
                label.texts.append("\(value), \(Thread.isMainThread ? "on main" : "elsewhere")")
            }
            elsewhere { text.onNext("a") }
            label.texts.append("onNext has returned")
            letMainRun()
            try expect(
                label.texts,
                toBe: ["onNext has returned", "a, on main"],
                after: "onNext(a) on another thread; then main runs its queued blocks"
            )
        },
        Rule("Elements keep their order across threads.", see: later) {
            let label = Label()
            let text = Binder<String>(label) { $0.texts.append($1) }
            elsewhere { text.onNext("from elsewhere") }
            text.onNext("from main")
            letMainRun()
            try expect(
                label.texts,
                toBe: ["from elsewhere", "from main"],
                after: "onNext(from elsewhere) on another thread, then onNext(from main) on main"
            )
        },
        Rule("It uses the given scheduler.", see: step1) {
            let (time, label) = (Timeline(), Label())
            let text = Binder<String>(label, scheduler: time.clock) { _, value in time.note(value) }
            text.onNext("a")
            time.note("onNext has returned")
            time.clock.start()
            try expect(
                time.all,
                toBe: ["0: onNext has returned", "0: a"],
                after: "onNext(a) on main, with a virtual clock; then the clock runs"
            )
        },
        Rule(
            "Elements after `completed` are bound, too.",
            see: "08-observers-and-binder.md#step-6-the-binder-ignores-completed"
        ) {
            let label = Label()
            let text = Binder<String>(label) { $0.texts.append($1) }
            Observable.just("a").bind(to: text).dispose()
            Observable.just("b").bind(to: text).dispose()
            try expect(
                label.texts,
                toBe: ["a", "b"],
                after: "just(a) is bound to the label, then just(b)"
            )
        },
        Rule("The binder does not keep the target alive.", see: step1) {
            weak var target: Label?
            func make() -> Binder<String> {
                let label = Label()
                target = label
                return Binder(label) { $0.texts.append($1) }
            }
            let text = make()
            try expect(
                target == nil,
                "Only the binder can still hold the label, and the label is alive."
            )
            text.onNext("a")
        },
        Rule("An element whose target was released meanwhile is not bound.", see: step1) {
            let time = Timeline()
            func send() {
                let label = Label()
                Binder<String>(label, scheduler: time.clock) { time.note($1) }.onNext("a")
            }
            send()
            time.note("the label is released")
            time.clock.start()
            try expect(
                time.all,
                toBe: ["0: the label is released"],
                after: "onNext(a), the label is released, then the scheduler runs"
            )
        },
        Rule(
            "The queued elements of another binder make no difference.",
            see: "08-observers-and-binder.md#does-one-binder-wait-for-another"
        ) {
            let label = Label()
            let first = Binder<String>(label) { $0.texts.append($1) }
            let second = Binder<String>(label) { $0.texts.append($1) }
            elsewhere { first.onNext("first") }
            second.onNext("second")
            letMainRun()
            try expect(
                label.texts,
                toBe: ["second", "first"],
                after: "the first binder receives an element on another thread, the second on main"
            )
        },
    ]
)
