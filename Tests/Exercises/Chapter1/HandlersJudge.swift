// Judges exercise 1.5.

import Judging
import MiniRxTraced

@testable import Chapter1Exercises

private let third = "01-create-subscribe.md#subscribe"
private let disposable =
    "01-create-subscribe.md#step-2-subscribe-makes-a-disposable-of-ondisposed"
private let order =
    "01-create-subscribe.md"
    + "#who-calls-dispose-and-in-what-order-do-oncompleted-ondisposed-and-the-cleanup-run"

let handlersJudge = Judge(
    "handlers",
    [
        Rule("Each event reaches its handler.", see: third) {
            let notes = Notes()
            _ = handlers(notes).subscribe(to: .just(1))
            _ = handlers(notes).subscribe(to: .error(Failure()))
            try expect(
                notes.all.filter { $0 != "disposed" },
                toBe: ["next(1)", "completed", "error(Failure())"],
                after: "subscribe(to: .just(1)), subscribe(to: .error(Failure()))"
            )
        },
        Rule("onDisposed runs after the handler of a terminal event.", see: order) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let source = Source()
                _ = handlers(source.notes).subscribe(to: source.observable)
                source.observer?.on(end)
                try expect(
                    source.notes.all,
                    toBe: ["\(end)", "disposed", "cleanup"],
                    after: "the source sends \(end)"
                )
            }
        },
        Rule("An explicit dispose() runs the cleanup, then onDisposed.", see: order) {
            let source = Source()
            let subscription = handlers(source.notes).subscribe(to: source.observable)
            subscription.dispose()
            source.observer?.onNext(1)
            try expect(
                source.notes.all,
                toBe: ["cleanup", "disposed"],
                after: "subscription.dispose(), then the source sends next(1)"
            )
        },
        Rule("onDisposed runs only once for each subscription.", see: disposable) {
            let source = Source()
            let subscription = handlers(source.notes).subscribe(to: source.observable)
            source.observer?.onCompleted()
            subscription.dispose()
            subscription.dispose()
            try expect(
                source.notes.all,
                toBe: ["completed", "disposed", "cleanup"],
                after: "the source completes; then subscription.dispose() is called twice"
            )
        },
        Rule("Two subscriptions of the same Handlers each run onDisposed.", see: disposable) {
            let notes = Notes()
            let both = handlers(notes)
            let first = both.subscribe(to: .never())
            let second = both.subscribe(to: .never())
            first.dispose()
            notes.add("and the second:")
            second.dispose()
            try expect(
                notes.all,
                toBe: ["disposed", "and the second:", "disposed"],
                after: "the same Handlers subscribe twice; then each subscription is disposed of"
            )
        },
    ]
)

private func handlers(_ notes: Notes) -> Handlers<Int> {
    Handlers(
        onNext: { notes.add("next(\($0))") },
        onError: { notes.add("error(\($0))") },
        onCompleted: { notes.add("completed") },
        onDisposed: { notes.add("disposed") }
    )
}

/// A source that sends when the judge calls its observer, and records its cleanup.
private final class Source {
    let notes = Notes()
    private(set) var observer: AnyObserver<Int>?

    var observable: Observable<Int> {
        .create { observer in
            self.observer = observer
            return Disposables.create { self.notes.add("cleanup") }
        }
    }
}
