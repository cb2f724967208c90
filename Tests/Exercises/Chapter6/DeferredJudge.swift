// Judges exercise 6.2.

import Judging

@testable import Chapter6Exercises
@testable import MiniRxTraced

private let deferred = "06-sequences.md#deferred-the-factory-is-called-by-run"
private let nothingBefore = "06-sequences.md#why-does-nothing-happen-until-i-subscribe"
private let gate = "01-create-subscribe.md#step-12-forwardon-reaches-the-observer"
private let endings = "05-dispose.md#four-endings"
private let kept = "05-dispose.md#who-keeps-a-subscription-alive-and-is-it-a-retain-cycle"

let deferredJudge = Judge(
    "deferred",
    [
        Rule("The observer receives what the factory's sequence sends.", see: deferred) {
            try expect(
                events(of: Deferred { .of(1, 2) }),
                toBe: ["next(1)", "next(2)", "completed", "disposed"],
                after: "the factory returns .of(1, 2)"
            )
            try expect(
                events(of: Deferred<Int> { .error(Failure()) }),
                toBe: ["error(Failure())", "disposed"],
                after: "the factory returns .error(Failure())"
            )
        },
        Rule(
            "The factory is called once for each subscription, and not before.",
            see: nothingBefore
        ) {
            let notes = Notes()
            var calls = 0
            let observable = Deferred<Int> {
                calls += 1
                return .just(calls)
            }
            notes.add("made")
            for _ in 0..<2 { events(of: observable).forEach(notes.add) }
            try expect(
                notes.all,
                toBe: [
                    "made", "next(1)", "completed", "disposed", "next(2)", "completed", "disposed",
                ],
                after: "the factory returns .just(number of its calls); two subscriptions"
            )
            try expect("The number of calls of the factory", is: calls, not: 2)
        },
        Rule("If the factory throws, the observer receives that error.", see: deferred) {
            try expect(
                events(of: Deferred<Int> { throw Failure() }),
                toBe: ["error(Failure())", "disposed"],
                after: "the factory throws Failure()"
            )
        },
        Rule("An explicit dispose() ends the inner subscription.", see: endings) {
            let notes = Notes()
            let inner = Observable<Int>.create { observer in
                observer.onNext(1)
                return Disposables.create { notes.add("cleanup") }
            }
            let subscription = Deferred { inner }.subscribe(
                onNext: { notes.add("next(\($0))") },
                onDisposed: { notes.add("disposed") }
            )
            subscription.dispose()
            try expect(
                notes.all,
                toBe: ["next(1)", "cleanup", "disposed"],
                after: "the inner sequence is a create with a cleanup; dispose()"
            )
        },
        Rule("Nothing passes after an explicit dispose().", see: gate) {
            let inner = Stubborn()
            let sent = Events(Deferred { inner })
            inner.send(.next(1))
            sent.subscription.dispose()
            inner.send(.next(2))
            inner.send(.completed)
            try expect(
                sent.all,
                toBe: ["next(1)", "disposed"],
                after: "next(1), dispose(); the inner sequence continues to send"
            )
        },
        Rule("Nothing stays in memory after the terminal event.", see: kept) {
            let factories: [(String, () throws -> Observable<Int>)] = [
                ("The inner sequence completes", { .just(1) }),
                ("The inner sequence fails", { .error(Failure()) }),
                ("The factory throws", { throw Failure() }),
            ]
            for (what, factory) in factories {
                let before = Resources.total
                _ = events(of: Deferred(observableFactory: factory))
                let more = Resources.total - before
                let why = "A sink and its disposer hold each other until the sink is disposed of."
                try expect(more == 0, "\(what), and \(more) more objects are alive. \(why)")
            }
        },
    ]
)

/// A source that continues to send after it was disposed of.
private final class Stubborn: Observable<Int> {
    private(set) var send: (Event<Int>) -> Void = { _ in }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Int {
        send = observer.on
        return Disposables.create()
    }
}
