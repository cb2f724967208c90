// Judges exercise 9.3.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter9Exercises

private typealias Subject = Chapter9Exercises.ReplaySubject<Int>

private let subjects = "09-subjects-and-relays.md#what-a-subject-is"
private let table = "09-subjects-and-relays.md#four-subjects-and-three-relays"

/// A subject that remembers two elements, and has received three.
private func subjectWithPast() -> Subject {
    let subject = Subject(bufferSize: 2)
    [1, 2, 3].forEach(subject.onNext)
    return subject
}

/// Records what it receives: `A next(1)`.
private func observer(
    _ name: String,
    _ notes: Notes,
    _ then: @escaping (Event<Int>) -> Void = { _ in }
) -> AnyObserver<Int> {
    AnyObserver { event in
        notes.add("\(name) \(event)")
        then(event)
    }
}

let replayOvertakenJudge = Judge(
    "replay-overtaken",
    [
        Rule("A new subscriber receives the last elements, then new ones.", see: table) {
            let (subject, notes) = (subjectWithPast(), Notes())
            _ = subject.subscribe(observer("A", notes))
            subject.onNext(4)
            try expect(
                notes.all,
                toBe: ["A next(2)", "A next(3)", "A next(4)"],
                after: "a buffer of 2; onNext(1), onNext(2), onNext(3), A subscribes, onNext(4)"
            )
        },
        Rule("A late subscriber receives the last elements and the terminal event.", see: table) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let (subject, notes) = (subjectWithPast(), Notes())
                subject.on(end)
                subject.onNext(4)
                _ = subject.subscribe(observer("A", notes))
                try expect(
                    notes.all,
                    toBe: ["A next(2)", "A next(3)", "A \(end)"],
                    after: "a buffer of 2; onNext of 1, 2, 3, on(.\(end)), onNext(4), A subscribes"
                )
            }
        },
        Rule("A subscriber that has disposed receives nothing more.", see: subjects) {
            let (subject, notes) = (Subject(bufferSize: 2), Notes())
            let first = subject.subscribe(observer("A", notes))
            _ = subject.subscribe(observer("B", notes))
            first.dispose()
            subject.onNext(1)
            try expect(
                notes.all,
                toBe: ["B next(1)"],
                after: "A, B subscribe, A disposes, onNext(1)"
            )
        },
        Rule("An element sent during a replay arrives after the replay.", see: subjects) {
            let (subject, notes, other) = (subjectWithPast(), Notes(), DispatchGroup())
            let begins = DispatchSemaphore(value: 0)
            let answer = { (event: Event<Int>) in
                guard event.element == 2 else { return }
                DispatchQueue.global().async(group: other) {
                    begins.signal()
                    subject.onNext(4)
                }
                begins.wait()
                // A right answer keeps the other thread for longer than this.
                _ = other.wait(timeout: .now() + 0.1)
            }
            _ = subject.subscribe(observer("A", notes, answer))
            other.wait()
            try expect(
                notes.all,
                toBe: ["A next(2)", "A next(3)", "A next(4)"],
                after:
                    "2 and 3 are remembered; while A receives 2, another thread calls onNext(4)"
            )
        },
        Rule(
            "What a new subscriber sends meanwhile does not arrive before the replay.",
            see: subjects
        ) {
            let (subject, notes) = (subjectWithPast(), Notes())
            let answer = { (event: Event<Int>) in
                if event.element == 2 { subject.onNext(4) }
            }
            _ = subject.subscribe(observer("A", notes, answer))
            // It does not matter whether A receives 4 afterwards. In RxSwift it does not.
            try expect(
                Array(notes.all.prefix(2)),
                toBe: ["A next(2)", "A next(3)"],
                after: "2 and 3 are remembered; A receives 2 and answers with onNext(4)"
            )
        },
        Rule("Existing subscribers are called without the lock.", see: subjects) {
            let (subject, notes, other) = (Subject(bufferSize: 2), Notes(), DispatchGroup())
            let answer = { (event: Event<Int>) in
                DispatchQueue.global().async(group: other) { subject.subscribe { _ in }.dispose() }
                let result = other.wait(timeout: .now() + 3)
                notes.add(
                    result == .success ? "subscribed elsewhere" : "subscribing elsewhere is blocked"
                )
            }
            _ = subject.subscribe(observer("A", notes, answer))
            subject.onNext(1)
            other.wait()
            try expect(
                notes.all,
                toBe: ["A next(1)", "subscribed elsewhere"],
                after: "while A receives 1, another thread subscribes"
            )
        },
    ]
)
