// Judges exercise 9.2.

import Dispatch
import Judging

@testable import Chapter9Exercises
@testable import MiniRxTraced

private typealias Subject = Chapter9Exercises.PublishSubject<Int>

private let subjects = "09-subjects-and-relays.md#what-a-subject-is"
private let table = "09-subjects-and-relays.md#four-subjects-and-three-relays"
private let after = "05-dispose.md#can-an-event-arrive-after-dispose"
private let bag = "09-subjects-and-relays.md#step-1-a-subject-keeps-observers-in-a-bag"

/// Records what it receives: `A next(1)`. It has no flag of its own, unlike `subscribe(onNext:)`.
private func observer(_ name: String, _ notes: Notes, _ then: ((Event<Int>) -> Void)? = nil)
    -> AnyObserver<Int>
{
    AnyObserver { event in
        notes.add("\(name) \(event)")
        then?(event)
    }
}

/// Throws `Broken` if `action` gets through on another thread while this one holds the lock.
private func hold(_ subject: Subject, while what: String, _ action: @escaping () -> Void) throws {
    let properties = Mirror(reflecting: subject).children.map(\.value)
    guard let lock = properties.lazy.compactMap({ $0 as? RecursiveLock }).first else {
        throw Broken("None of the subject's properties is a RecursiveLock.")
    }
    let isWaiting = isHeldUp(action) { body in
        lock.lock()
        body()
        lock.unlock()
    }
    try expect(isWaiting, "While another thread holds the lock, \(what) does not wait for it.")
}

let publishSubjectJudge = Judge(
    "publish-subject",
    [
        Rule("An element reaches all current subscribers.", see: table) {
            let (subject, notes) = (Subject(), Notes())
            _ = subject.subscribe(observer("A", notes))
            subject.onNext(1)
            _ = subject.subscribe(observer("B", notes))
            subject.onNext(2)
            let code = "A subscribes, onNext(1), B subscribes, onNext(2)"
            try expect(notes.all, toBe: ["A next(1)", "A next(2)", "B next(2)"], after: code)
        },
        Rule("A subscriber that has disposed receives nothing more; the others do.", see: bag) {
            let (subject, notes) = (Subject(), Notes())
            let both = [observer("A", notes), observer("B", notes)].map(subject.subscribe)
            both[0].dispose()
            subject.onNext(1)
            _ = subject.subscribe(observer("C", notes))
            both.forEach { $0.dispose() }
            subject.onNext(2)
            let code = """
                A, B subscribe, A disposes, onNext(1); C subscribes, A (again) and B dispose, \
                onNext(2)
                """
            try expect(notes.all, toBe: ["B next(1)", "C next(2)"], after: code)
        },
        Rule("Each observer receives the terminal event once, and nothing after it.", see: subjects)
        {
            for end in [Event<Int>.completed, .error(Failure())] {
                let (subject, notes) = (Subject(), Notes())
                let answer = { (event: Event<Int>) in
                    // Without the bound, an answer that breaks the rule would never return.
                    if event.isStopEvent, notes.all.count < 4 {
                        [.next(1), end].forEach(subject.on)
                    }
                }
                let both = [observer("A", notes, answer), observer("B", notes)]
                both.forEach { _ = subject.subscribe($0) }
                [end, .next(1), end].forEach(subject.on)
                let code = "\(end), which A answers with 1 and \(end); then both again"
                try expect(notes.all, toBe: ["A \(end)", "B \(end)"], after: code)
            }
        },
        Rule("A late subscriber receives only the terminal event.", see: table) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let (subject, notes) = (Subject(), Notes())
                [.next(1), end].forEach(subject.on)
                subject.subscribe(observer("A", notes)).dispose()
                try expect(notes.all, toBe: ["A \(end)"], after: "1, \(end), A subscribes")
            }
        },
        Rule("An event reaches every observer that was subscribed when it came.", see: after) {
            let (subject, notes, second) = (Subject(), Notes(), SerialDisposable())
            let answer = { (event: Event<Int>) in
                guard event.element == 1 else { return }
                second.dispose()
                _ = subject.subscribe(observer("C", notes))
            }
            _ = subject.subscribe(observer("A", notes, answer))
            second.disposable = subject.subscribe(observer("B", notes))
            [1, 2].forEach(subject.onNext)
            let code = "onNext(1), which A answers by disposing of B and subscribing C; onNext(2)"
            let told = ["A next(1)", "B next(1)", "A next(2)", "C next(2)"]
            try expect(notes.all, toBe: told, after: code)
        },
        Rule("Observers are called without the lock.", see: subjects) {
            let (subject, other) = (Subject(), DispatchGroup())
            var isIn = false
            _ = subject.subscribe { _ in
                DispatchQueue.global().async(group: other) { subject.subscribe { _ in }.dispose() }
                isIn = other.wait(timeout: .now() + 3) == .success
            }
            subject.onNext(1)
            try expect(isIn, "While A receives 1, another thread cannot subscribe.")
        },
        Rule("Sending, subscribing and disposing wait for the lock.", see: subjects) {
            let subject = Subject()
            let first = subject.subscribe { _ in }
            try hold(subject, while: "onNext") { subject.onNext(1) }
            try hold(subject, while: "subscribe") { _ = subject.subscribe { _ in } }
            try hold(subject, while: "A.dispose()") { first.dispose() }
        },
        Rule("A subscriber that joins during the terminal event receives it.", see: subjects) {
            try inEveryOrder {
                let (subject, notes) = (Subject(), Notes())
                let join = { _ = subject.subscribe(observer("A", notes)) }
                let code = "onCompleted(); A subscribes on another thread; in the order"
                func check(_ order: String) throws {
                    try expect(notes.all, toBe: ["A completed"], after: "\(code) \(order)")
                }
                return ([{ subject.onCompleted() }, join], check)
            }
        },
        Rule("No object is kept longer than needed.", see: bag) {
            weak var told: Notes?
            func disposable(of subject: Subject) -> Disposable {
                let notes = Notes()
                told = notes
                return subject.subscribe(observer("A", notes))
            }
            var subject: Subject? = Subject()
            weak var kept = subject
            disposable(of: subject!).dispose()
            try expect(told == nil, "An observer that has disposed is still kept.")
            let staying = disposable(of: subject!)
            subject!.onCompleted()
            try expect(
                told == nil,
                "An observer that has received the terminal event is still kept."
            )
            subject = nil
            try expect(
                kept == nil,
                "The disposable that subscribe returned keeps the subject alive."
            )
            staying.dispose()
        },
    ]
)
