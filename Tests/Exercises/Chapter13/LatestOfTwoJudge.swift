// Judges exercise 13.1.

import Judging
import MiniRxTraced

@testable import Chapter13Exercises

private let latest = "13-several-sources.md#combinelatest"
private let empty = "13-several-sources.md#why-does-combinelatest-print-nothing"

/// Two sources, and what the combination sends.
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
        Rule("When each source has sent an element, the latest two are combined.", see: empty) {
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
        Rule("When both sources have completed, it completes.", see: latest) {
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
        Rule("The first error terminates it, and both sources are disposed of.", see: latest) {
            let form = Form()
            form.left.onNext(1)
            form.right.onError(Failure())
            form.left.onNext(2)
            try expect(
                form.events.all,
                toBe: ["error(Failure())", "disposed"],
                after: "left 1, right error, left 2"
            )
            try expect(
                !form.left.hasObservers,
                "After an error of right, left still has an observer."
            )
        },
        Rule("If selector throws, the observer receives that error.", see: latest) {
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
        Rule("The latest element of a completed source still counts.", see: latest) {
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
            "If one source completes without an element, the next element of the other ends it.",
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
        Rule("Both sources may complete while they are subscribed to.", see: latest) {
            try expect(
                events(
                    of: CombineLatest2(source1: .just(1), source2: .of(10, 20)) { "\($0),\($1)" }
                ),
                toBe: ["next(1,10)", "next(1,20)", "completed", "disposed"],
                after: "just(1) and of(10, 20)"
            )
        },
        Rule("dispose() disposes of both subscriptions.", see: latest) {
            let form = Form()
            form.events.subscription.dispose()
            try expect(!form.left.hasObservers, "After dispose() left still has an observer.")
            try expect(!form.right.hasObservers, "After dispose() right still has an observer.")
        },
    ]
)
