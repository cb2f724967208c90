// Judges exercise 16.2.

import Judging
import MiniRxTraced

@testable import Chapter16Exercises

private let chapter = "16-what-6.2.0-gets-wrong.md#andthen-keeps-its-first-sequence"
private let andThen = "07-traits.md#operators-that-keep-the-promise"

/// A completable that records its subscription and disposal, and completes when the judge decides.
private final class First {
    let notes = Notes()
    private(set) var done: (CompletableEvent) -> Void = { _ in }
    private(set) lazy var completable = Completable.create { [unowned self] done in
        notes.add("first begins")
        self.done = done
        return Disposables.create { [notes] in notes.add("first is disposed of") }
    }
}

private func second(_ notes: Notes) -> Observable<Int> {
    Observable.create { observer in
        notes.add("second begins")
        observer.onNext(1)
        return Disposables.create { notes.add("second is disposed of") }
    }
}

/// What a closure holds.
private final class Model {}

let whatIsDoneJudge = Judge(
    "what-is-done",
    [
        Rule("When the first sequence has completed, the second begins.", see: andThen) {
            let first = First()
            let notes = first.notes
            _ = AndThen(first.completable, second(notes)).subscribe { notes.add("\($0)") }
            first.done(.completed)
            try expect(
                notes.all,
                toBe: ["first begins", "second begins", "next(1)", "first is disposed of"],
                after: "first.andThen(second).subscribe(), disposable dropped; the first completes"
            )
        },
        Rule("An error of the first sequence terminates it.", see: andThen) {
            let first = First()
            let notes = first.notes
            _ = AndThen(first.completable, second(notes)).subscribe { notes.add("\($0)") }
            first.done(.error(Failure()))
            try expect(
                notes.all,
                toBe: ["first begins", "error(Failure())", "first is disposed of"],
                after: "first.andThen(second); the first fails"
            )
        },
        Rule("The terminal event of the second sequence terminates it.", see: andThen) {
            try expect(
                events(of: AndThen(.empty(), Observable.of(1, 2))),
                toBe: ["next(1)", "next(2)", "completed", "disposed"],
                after: "Completable.empty().andThen(Observable.of(1, 2))"
            )
        },
        Rule("dispose() disposes of the running subscription.", see: andThen) {
            let notes = Notes()
            AndThen(.empty(), second(notes)).subscribe { notes.add("\($0)") }.dispose()
            try expect(
                notes.all,
                toBe: ["second begins", "next(1)", "second is disposed of"],
                after: "Completable.empty().andThen(second), subscribed to, dispose()"
            )
        },
        Rule("Each subscription begins with the first sequence.", see: andThen) {
            let notes = Notes()
            let first = Completable.create { done in
                notes.add("first begins")
                done(.completed)
                return Disposables.create()
            }
            let both = AndThen(first, Observable<Int>.empty())
            for _ in 1...2 { _ = both.subscribe { notes.add("\($0)") } }
            try expect(
                notes.all,
                toBe: ["first begins", "completed", "first begins", "completed"],
                after: "the same sequence, subscribed to twice"
            )
        },
        Rule("The first sequence is released after it has completed.", see: chapter) {
            weak var model: Model?
            func begin() -> Disposable {
                let made = Model()
                model = made
                let first = Completable.create { done in
                    withExtendedLifetime(made) { done(.completed) }
                    return Disposables.create()
                }
                return AndThen(first, Observable<Int>.never()).subscribe { _ in }
            }
            let subscription = begin()
            try expect(
                model == nil,
                "The first has completed, and what its closure holds is still in memory."
            )
            subscription.dispose()
        },
    ]
)
