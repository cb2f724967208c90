// Judges exercise 6.3.

import Judging
import MiniRxTraced

@testable import Chapter6Exercises

private let generate = "06-sequences.md#generate-three-closures-of-yours"
private let stopped = "06-sequences.md#stopped-in-the-middle"
private let cold = "06-sequences.md#is-my-factory-hot-or-cold"

let generateJudge = Judge(
    "generate",
    [
        Rule("It sends its values as long as the condition holds.", see: generate) {
            try expect(
                events(of: oneToThree()),
                toBe: ["next(1)", "next(2)", "next(3)", "completed", "disposed"],
                after: "Generate from 1 on, while $0 < 4, by $0 + 1"
            )
            try expect(
                events(of: Generate(initialState: 1, condition: { $0 < 1 }, iterate: { $0 + 1 })),
                toBe: ["completed", "disposed"],
                after: "Generate from 1 on, while $0 < 1, by $0 + 1"
            )
        },
        Rule("An iteration calls iterate, then condition, and then sends.", see: generate) {
            let notes = Notes()
            _ = noting(notes).subscribe(
                onNext: { notes.add("next(\($0))") },
                onCompleted: { notes.add("completed") }
            )
            try expect(
                notes.all,
                toBe: ["1?", "next(1)", "1 + 1", "2?", "next(2)", "2 + 1", "3?", "completed"],
                after: "Generate from 1 on, while $0 < 3, by $0 + 1"
            )
        },
        Rule("A value that no subscriber asks for is not computed.", see: stopped) {
            let notes = Notes()
            _ = noting(notes).take(1).subscribe(
                onNext: { notes.add("next(\($0))") },
                onCompleted: { notes.add("completed") }
            )
            try expect(
                notes.all,
                toBe: ["1?", "next(1)", "completed"],
                after: "Generate from 1 on, while $0 < 3, by $0 + 1, with .take(1)"
            )
        },
        Rule("If a closure throws, the observer receives that error.", see: generate) {
            let failing: [(String, Observable<Int>)] = [
                (
                    "iterate throws",
                    Generate(
                        initialState: 1,
                        condition: { $0 < 4 },
                        iterate: { _ in throw Failure() }
                    )
                ),
                (
                    "condition throws for 2",
                    Generate(
                        initialState: 1,
                        condition: { if $0 == 2 { throw Failure() } else { true } },
                        iterate: { $0 + 1 }
                    )
                ),
            ]
            for (what, observable) in failing {
                try expect(
                    events(of: observable),
                    toBe: ["next(1)", "error(Failure())", "disposed"],
                    after: what
                )
            }
        },
        Rule("Each subscription begins with the first value.", see: cold) {
            for first in [3, 2] {
                let observable = oneToThree()
                _ = observable.take(first).subscribe()
                try expect(
                    events(of: observable),
                    toBe: ["next(1)", "next(2)", "next(3)", "completed", "disposed"],
                    after: "one subscriber takes \(first); then a second one subscribes"
                )
            }
        },
        Rule("Two simultaneous subscriptions do not affect each other.", see: cold) {
            let notes = Notes()
            let observable = oneToThree()
            // Inside a trampoline, so that the iterations of the two alternate.
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                for name in ["a", "b"] {
                    _ = observable.subscribe(onNext: { notes.add("\(name) \($0)") })
                }
                return Disposables.create()
            }
            try expect(
                notes.all,
                toBe: ["a 1", "b 1", "a 2", "b 2", "a 3", "b 3"],
                after: "a and b subscribe inside a trampoline; their iterations alternate"
            )
        },
    ]
)

private func oneToThree() -> Observable<Int> {
    Generate(initialState: 1, condition: { $0 < 4 }, iterate: { $0 + 1 })
}

private func noting(_ notes: Notes) -> Observable<Int> {
    Generate(
        initialState: 1,
        condition: { state in
            notes.add("\(state)?")
            return state < 3
        },
        iterate: { state in
            notes.add("\(state) + 1")
            return state + 1
        }
    )
}
