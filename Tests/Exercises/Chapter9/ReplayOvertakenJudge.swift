// Judges exercise 9.3.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter9Exercises

private typealias Subject = Chapter9Exercises.ReplaySubject<Int>

private let subjects = "09-subjects-and-relays.md#what-a-subject-is"
private let table = "09-subjects-and-relays.md#four-subjects-and-three-relays"

/// A subject that remembers two elements, and was sent three.
private func subjectWithPast() -> Subject {
    let subject = Subject(bufferSize: 2)
    [1, 2, 3].forEach(subject.onNext)
    return subject
}

/// Notes what it is told: `A next(1)`.
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
        Rule("A newcomer is sent the last elements, and then what follows.", see: table) {
            let (subject, notes) = (subjectWithPast(), Notes())
            _ = subject.subscribe(observer("A", notes))
            subject.onNext(4)
            try expect(
                notes.all,
                toBe: ["A next(2)", "A next(3)", "A next(4)"],
                after: "a buffer of 2; onNext(1), onNext(2), onNext(3), A subscribes, onNext(4)"
            )
        },
        Rule("After the end a newcomer is sent the last elements, too.", see: table) {
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
        Rule("Whoever has left hears nothing more.", see: subjects) {
            let (subject, notes) = (Subject(bufferSize: 2), Notes())
            let first = subject.subscribe(observer("A", notes))
            _ = subject.subscribe(observer("B", notes))
            first.dispose()
            subject.onNext(1)
            try expect(notes.all, toBe: ["B next(1)"], after: "A, B subscribe, A leaves, onNext(1)")
        },
        Rule("What comes while a newcomer is sent the past comes after it.", see: subjects) {
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
                    "2 and 3 are remembered; while A is sent the 2, another thread calls onNext(4)"
            )
        },
        Rule("What a newcomer itself sends meanwhile does not come before the past.", see: subjects)
        {
            let (subject, notes) = (subjectWithPast(), Notes())
            let answer = { (event: Event<Int>) in
                if event.element == 2 { subject.onNext(4) }
            }
            _ = subject.subscribe(observer("A", notes, answer))
            // Whether A is sent the 4 afterwards does not matter. By RxSwift it is not.
            try expect(
                Array(notes.all.prefix(2)),
                toBe: ["A next(2)", "A next(3)"],
                after: "2 and 3 are remembered; A is sent the 2, and answers with onNext(4)"
            )
        },
        Rule("Those who are there already are told without the lock.", see: subjects) {
            let (subject, notes, other) = (Subject(bufferSize: 2), Notes(), DispatchGroup())
            let answer = { (event: Event<Int>) in
                DispatchQueue.global().async(group: other) { subject.subscribe { _ in }.dispose() }
                let result = other.wait(timeout: .now() + 3)
                notes.add(result == .success ? "subscribed elsewhere" : "nobody can subscribe")
            }
            _ = subject.subscribe(observer("A", notes, answer))
            subject.onNext(1)
            other.wait()
            try expect(
                notes.all,
                toBe: ["A next(1)", "subscribed elsewhere"],
                after: "while A is told of 1, another thread subscribes"
            )
        },
    ]
)
