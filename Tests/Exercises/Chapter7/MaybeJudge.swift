// Judges exercise 7.2.

import Judging
import MiniRxTraced

@testable import Chapter7Exercises

private typealias Maybe<Element> = Chapter7Exercises.Maybe<Element>
private typealias MaybeEvent<Element> = Chapter7Exercises.MaybeEvent<Element>

private let translation = "07-traits.md#a-maybe-a-completable"
private let oneOutcome = "07-traits.md#step-7-one-success-second-event-completed"
private let order = "07-traits.md#step-6-onsuccess-and-at-once-ondisposed"
private let byHand = "07-traits.md#why-is-dispose-printed-before-cleanup"

let maybeJudge = Judge(
    "maybe",
    [
        Rule("A success reaches its handler.", see: translation) {
            var told: [String] = []
            _ = maybe(.success(1)).subscribe(onSuccess: { told.append("success \($0)") })
            try expect(told, toBe: ["success 1"], after: "maybe(.success(1))")
        },
        Rule("Inside, a success is an element and `completed`.", see: translation) {
            try expect(
                events(of: maybe(.success(1)).asObservable()),
                toBe: ["next(1)", "completed", "disposed"],
                after: "maybe(.success(1)); asObservable().subscribe(…)"
            )
        },
        Rule("A success calls no other handler.", see: oneOutcome) {
            let told = Told()
            _ = told.subscribe(to: maybe(.success(1)))
            try expect(
                told.all.filter { $0 != "disposed" },
                toBe: ["success 1"],
                after: "maybe(.success(1)), with a handler for each outcome"
            )
        },
        Rule("An error and an empty completion reach their handlers.", see: translation) {
            for (outcome, wanted) in [
                (MaybeEvent<Int>.error(Failure()), "error Failure()"),
                (.completed, "completed"),
            ] {
                let told = Told()
                _ = told.subscribe(to: maybe(outcome))
                try expect(
                    told.all.filter { $0 != "disposed" },
                    toBe: [wanted],
                    after: "maybe(.\(outcome)), with a handler for each outcome"
                )
            }
        },
        Rule(
            "Only the first outcome reaches a handler.",
            see: "07-traits.md#what-if-i-call-the-function-twice"
        ) {
            let told = Told()
            _ = told.subscribe(to: maybe(.success(1), .success(2), .error(Failure()), .completed))
            try expect(
                told.all.filter { $0 != "disposed" },
                toBe: ["success 1"],
                after: "maybe(.success(1)), then each of the others"
            )
        },
        Rule("onDisposed follows the outcome, and the cleanup comes last.", see: order) {
            let told = Told()
            let subscription = told.subscribe(to: maybe(.success(1), cleanup: told))
            subscription.dispose()
            try expect(
                told.all,
                toBe: ["success 1", "disposed", "cleanup"],
                after: "maybe(.success(1)) at once; then dispose()"
            )
        },
        Rule(
            "dispose() calls the cleanup, then onDisposed; a later outcome does not pass.",
            see: byHand
        ) {
            let told = Told()
            var send: ((MaybeEvent<Int>) -> Void)?
            let source = Maybe<Int>.create { maybe in
                send = maybe
                return Disposables.create { told.all.append("cleanup") }
            }
            told.subscribe(to: source).dispose()
            send?(.success(1))
            try expect(
                told.all,
                toBe: ["cleanup", "disposed"],
                after: "subscribe and dispose(), then maybe(.success(1))"
            )
        },
        Rule("Each subscriber receives its own outcome.", see: "07-traits.md#does-a-single-share") {
            let told = Told()
            var runs = 0
            let source = Maybe<Int>.create { maybe in
                runs += 1
                maybe(.success(runs))
                return Disposables.create()
            }
            try expect("The number of runs before the first subscription", is: runs, not: 0)
            for _ in 1...2 { _ = told.subscribe(to: source) }
            try expect(
                told.all,
                toBe: ["success 1", "disposed", "success 2", "disposed"],
                after: "two subscriptions to a Maybe that counts how often its closure runs"
            )
        },
    ]
)

/// Sends these outcomes at once.
private func maybe(_ outcomes: MaybeEvent<Int>..., cleanup told: Told? = nil) -> Maybe<Int> {
    Maybe<Int>.create { maybe in
        outcomes.forEach(maybe)
        return Disposables.create { told?.all.append("cleanup") }
    }
}

/// What a subscriber has received.
private final class Told {
    var all: [String] = []

    /// Subscribes, with a handler for each outcome and for the disposal.
    func subscribe(to maybe: Maybe<Int>) -> Disposable {
        maybe.subscribe(
            onSuccess: { self.all.append("success \($0)") },
            onError: { self.all.append("error \($0)") },
            onCompleted: { self.all.append("completed") },
            onDisposed: { self.all.append("disposed") }
        )
    }
}
