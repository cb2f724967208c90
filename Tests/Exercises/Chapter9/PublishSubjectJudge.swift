// Judges exercise 9.2.

import Dispatch
import Judging
import MiniRx

@testable import Chapter9Exercises

private typealias Subject = Chapter9Exercises.PublishSubject<Int>

private let subjects = "09-subjects-and-relays.md#what-a-subject-is"
private let table = "09-subjects-and-relays.md#four-subjects-and-three-relays"
private let bag = "05-dispose.md#step-1-a-subject-keeps-observers-in-a-bag"

/// Notes what it is told: `A next(1)`. It has no gate of its own, as `subscribe(onNext:)` has one.
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

let publishSubjectJudge = Judge(
    "publish-subject",
    [
        Rule("An element reaches those who have subscribed by then.", see: table) {
            let (subject, notes) = (Subject(), Notes())
            _ = subject.subscribe(observer("A", notes))
            subject.onNext(1)
            _ = subject.subscribe(observer("B", notes))
            subject.onNext(2)
            let code = "A subscribes, onNext(1), B subscribes, onNext(2)"
            try expect(notes.all, toBe: ["A next(1)", "A next(2)", "B next(2)"], after: code)
        },
        Rule("Whoever has left hears nothing more, and the others do.", see: bag) {
            let (subject, notes) = (Subject(), Notes())
            let first = subject.subscribe(observer("A", notes))
            let second = subject.subscribe(observer("B", notes))
            first.dispose()
            subject.onNext(1)
            _ = subject.subscribe(observer("C", notes))
            first.dispose()
            second.dispose()
            subject.onNext(2)
            let code = "A, B come, A leaves, onNext(1); C comes, A (again) and B leave, onNext(2)"
            try expect(notes.all, toBe: ["B next(1)", "C next(2)"], after: code)
        },
        Rule("The end reaches all, once, and nothing comes after it.", see: subjects) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let (subject, notes) = (Subject(), Notes())
                let answer = { (event: Event<Int>) in
                    // Without the bound, an answer that breaks the rule would never return.
                    guard event.isStopEvent, notes.all.count < 4 else { return }
                    subject.onNext(1)
                    subject.on(end)
                }
                _ = subject.subscribe(observer("A", notes, answer))
                _ = subject.subscribe(observer("B", notes))
                subject.on(end)
                subject.onNext(1)
                subject.on(end)
                let code = "on(.\(end)), to which A answers onNext(1), on(.\(end)); then both again"
                try expect(notes.all, toBe: ["A \(end)", "B \(end)"], after: code)
            }
        },
        Rule("Whoever comes after the end is sent the end.", see: table) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let (subject, notes) = (Subject(), Notes())
                subject.onNext(1)
                subject.on(end)
                subject.subscribe(observer("A", notes)).dispose()
                let code = "onNext(1), on(.\(end)), A subscribes"
                try expect(notes.all, toBe: ["A \(end)"], after: code)
            }
        },
        Rule(
            "Who leaves or joins while an event is handed round does not change whom it reaches.",
            see: "05-dispose.md#can-an-event-arrive-after-dispose"
        ) {
            let (subject, notes, second) = (Subject(), Notes(), SerialDisposable())
            let answer = { (event: Event<Int>) in
                guard event.element == 1 else { return }
                second.dispose()
                _ = subject.subscribe(observer("C", notes))
            }
            _ = subject.subscribe(observer("A", notes, answer))
            second.disposable = subject.subscribe(observer("B", notes))
            subject.onNext(1)
            subject.onNext(2)
            try expect(
                notes.all,
                toBe: ["A next(1)", "B next(1)", "A next(2)", "C next(2)"],
                after: "onNext(1), which A answers by disposing of B and subscribing C; onNext(2)"
            )
        },
        Rule("Observers are told without the lock.", see: subjects) {
            let (subject, notes, other) = (Subject(), Notes(), DispatchGroup())
            let answer = { (event: Event<Int>) in
                DispatchQueue.global().async(group: other) { subject.subscribe { _ in }.dispose() }
                let result = other.wait(timeout: .now() + 3)
                notes.add(result == .success ? "subscribed elsewhere" : "nobody can subscribe")
            }
            _ = subject.subscribe(observer("A", notes, answer))
            subject.onNext(1)
            other.wait()
            let code = "while A is told of 1, another thread subscribes"
            try expect(notes.all, toBe: ["A next(1)", "subscribed elsewhere"], after: code)
        },
        Rule("Many threads may subscribe and leave at once.", see: subjects) {
            let (subject, notes) = (Subject(), Notes())
            DispatchQueue.concurrentPerform(iterations: 200) { number in
                let subscription = subject.subscribe(observer("", notes))
                if number % 2 == 0 { subscription.dispose() }
            }
            subject.onNext(1)
            let what = "The number of observers that are told, of 200 of which 100 have left"
            try expect(what, is: notes.all.count, not: 100)
        },
        Rule("Nobody is kept longer than needed.", see: bag) {
            weak var told: Notes?
            weak var kept: Subject?
            func disposable(of subject: Subject) -> Disposable {
                let notes = Notes()
                told = notes
                return subject.subscribe(observer("A", notes))
            }
            var subject: Subject? = Subject()
            kept = subject
            let left = disposable(of: subject!)
            left.dispose()
            try expect(told == nil, "An observer that has left is still kept.")
            let staying = disposable(of: subject!)
            subject!.onCompleted()
            try expect(told == nil, "An observer that was sent the end is still kept.")
            subject = nil
            try expect(kept == nil, "Whoever keeps what subscribe returned keeps the subject.")
            staying.dispose()
        },
    ]
)
