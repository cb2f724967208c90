// Judges exercise 10.3.

import Judging
import MiniRxTraced

@testable import Chapter10Exercises

private let latest = "10-operators-and-sharing.md#combinelatest"
private let empty = "10-operators-and-sharing.md#why-does-combinelatest-print-nothing"

/// Two sources, and what comes of them.
private final class Form {
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    let events: Events<String>

    init(selector: @escaping (Int, Int) throws -> String = { "\($0),\($1)" }) {
        events = Events(CombineLatest2(source1: left, source2: right, selector: selector))
    }
}

let latestOfTwoJudge = Judge(
    "latest-of-two",
    [
        Rule("When each has sent something, the latest of both are combined.", see: empty) {
            let form = Form()
            form.left.onNext(1)
            form.left.onNext(2)
            form.right.onNext(10)
            form.right.onNext(20)
            form.left.onNext(3)
            try expect(
                form.events.all,
                toBe: ["next(2,10)", "next(2,20)", "next(3,20)"],
                after: "left 1, left 2, right 10, right 20, left 3"
            )
        },
        Rule("When both have completed, it completes.", see: latest) {
            let form = Form()
            form.left.onNext(1)
            form.right.onNext(10)
            form.left.onCompleted()
            let before = form.events.all
            form.right.onCompleted()
            try expect(before, toBe: ["next(1,10)"], after: "left 1, right 10, left completed")
            try expect(
                form.events.all,
                toBe: ["next(1,10)", "completed", "disposed"],
                after: "left 1, right 10, left completed, right completed"
            )
        },
        Rule("The first error of either ends it, and both are let go of.", see: latest) {
            let form = Form()
            form.left.onNext(1)
            form.right.onError(Failure())
            form.left.onNext(2)
            try expect(
                form.events.all,
                toBe: ["error(Failure())", "disposed"],
                after: "left 1, right error, left 2"
            )
            try expect(!form.left.hasObservers, "After an error of right, left has an observer.")
        },
        Rule("A selector that throws ends it with that error.", see: latest) {
            let form = Form { left, right in
                if right == 20 { throw Failure() }
                return "\(left),\(right)"
            }
            form.left.onNext(1)
            form.right.onNext(10)
            form.right.onNext(20)
            try expect(
                form.events.all,
                toBe: ["next(1,10)", "error(Failure())", "disposed"],
                after: "left 1, right 10, right 20; selector throws for 20"
            )
        },
        Rule("What a source has sent counts when the source has completed, too.", see: latest) {
            let form = Form()
            form.left.onNext(1)
            form.left.onCompleted()
            form.right.onNext(10)
            form.right.onNext(20)
            try expect(
                form.events.all,
                toBe: ["next(1,10)", "next(1,20)"],
                after: "left 1, left completed, right 10, right 20"
            )
            form.right.onCompleted()
            try expect(
                form.events.all,
                toBe: ["next(1,10)", "next(1,20)", "completed", "disposed"],
                after: "left 1, left completed, right 10, right 20, right completed"
            )
        },
        Rule(
            "When one completes without an element, the next one of the other ends it.",
            see: latest
        ) {
            let form = Form()
            form.right.onNext(10)
            form.left.onCompleted()
            try expect(form.events.all, toBe: [], after: "right 10, left completed")
            form.right.onNext(20)
            try expect(
                form.events.all,
                toBe: ["completed", "disposed"],
                after: "right 10, left completed, right 20"
            )
        },
        Rule("Both sources may end while they are subscribed to.", see: latest) {
            try expect(
                events(
                    of: CombineLatest2(source1: .just(1), source2: .of(10, 20)) { "\($0),\($1)" }
                ),
                toBe: ["next(1,10)", "next(1,20)", "completed", "disposed"],
                after: "just(1) and of(10, 20)"
            )
        },
        Rule("dispose() lets go of both.", see: latest) {
            let form = Form()
            form.events.subscription.dispose()
            try expect(!form.left.hasObservers, "After dispose() left still has an observer.")
            try expect(!form.right.hasObservers, "After dispose() right still has an observer.")
        },
    ]
)
