// Judges exercise 16.4.

import Judging
import MiniRxTraced

@testable import Chapter16Exercises

private let share = "15-sharing.md#share"
private let stuck = "16-what-6.2.0-gets-wrong.md#a-replay-with-the-lock-held"
private let order = "16-what-6.2.0-gets-wrong.md#a-late-subscriber-receives-the-past-first"

/// A source, what shares it, and one subscriber; 1 has been sent.
private final class Shared {
    let source = PublishSubject<Int>()
    let shared: Observable<Int>
    private let first: Disposable

    init() {
        shared = ShareLatest(source: source)
        first = shared.subscribe(AnyObserver { _ in })
        source.onNext(1)
    }

    deinit { first.dispose() }
}

/// What a new subscriber receives while another thread sends 2, checked in every order.
private func whileTwoIsSent(
    _ check: @escaping (_ heard: [String], _ order: String) throws -> Void
) throws {
    try inEveryOrder {
        let (shared, notes) = (Shared(), Notes())
        var newcomer: Disposable?
        return (
            [
                { newcomer = shared.shared.subscribe(AnyObserver { notes.add("\($0)") }) },
                { shared.source.onNext(2) },
            ],
            { order in
                try check(notes.all, order)
                newcomer?.dispose()
            }
        )
    }
}

let replayInOrderJudge = Judge(
    "replay-in-order",
    [
        Rule("A new subscriber receives the latest element, then new ones.", see: share) {
            let (shared, notes) = (Shared(), Notes())
            shared.source.onNext(2)
            let newcomer = shared.shared.subscribe { notes.add("\($0)") }
            shared.source.onNext(3)
            shared.source.onCompleted()
            try expect(
                notes.all,
                toBe: ["next(2)", "next(3)", "completed"],
                after: "1, 2, a new subscriber, 3, completed"
            )
            newcomer.dispose()
        },
        Rule(
            "The source is subscribed to once, and disposed of with the last subscriber.",
            see: share
        ) {
            let notes = Notes()
            let source = Observable<Int>.create { _ in
                notes.add("begins")
                return Disposables.create { notes.add("is disposed of") }
            }
            let shared = ShareLatest(source: source)
            let both = [shared.subscribe { _ in }, shared.subscribe { _ in }]
            both.forEach { $0.dispose() }
            try expect(notes.all, toBe: ["begins", "is disposed of"], after: "A, B; both dispose")
        },
        Rule("A subscriber that has disposed receives nothing more.", see: share) {
            let (shared, notes) = (Shared(), Notes())
            shared.shared.subscribe { notes.add("\($0)") }.dispose()
            shared.source.onNext(2)
            try expect(notes.all, toBe: ["next(1)"], after: "1, a new subscriber, dispose(), 2")
        },
        Rule("Two new subscribers do not deadlock.", see: stuck) {
            let shared = Shared()
            let isStuck = isStuck(seconds: 3) { inside in
                shared.shared.subscribe(AnyObserver { _ in inside() }).dispose()
            } against: {
                shared.shared.subscribe(AnyObserver { _ in }).dispose()
            }
            try expect(
                isStuck == false,
                """
                A new subscriber receives 1 and waits for a lock of the app. The thread that \
                holds it subscribes as well, and both wait forever.
                """
            )
        },
        Rule("A new subscriber misses no element.", see: order) {
            try whileTwoIsSent { heard, order in
                try expect(
                    heard.contains("next(2)"),
                    "1 was sent; one subscribes while 2 is sent, \(order): it receives \(heard)."
                )
            }
        },
        Rule("A new subscriber never receives an old element after a new one.", see: order) {
            try whileTwoIsSent { heard, order in
                try expect(
                    heard.last == "next(2)",
                    "1 was sent; one subscribes while 2 is sent, \(order): it receives \(heard)."
                )
            }
        },
    ]
)
