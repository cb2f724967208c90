// Judges exercise 1.4.

import Judging
import MiniRxTraced

@testable import Chapter1Exercises

private let gates = "01-create-subscribe.md#step-12-forwardon-reaches-the-observer"

/// A trailing closure would fit a parameter of any name.
private func made(of eventHandler: @escaping (Event<Int>) -> Void) -> AnonymousObserver<Int> {
    AnonymousObserver(eventHandler)
}

let anonymousObserverJudge = Judge(
    "anonymous-observer",
    [
        Rule("An element reaches the closure.", see: gates) {
            var got: [String] = []
            let observer = made { got.append("\($0)") }
            observer.on(.next(1))
            observer.on(.next(2))
            try expect(got, toBe: ["next(1)", "next(2)"], after: "on(.next(1)), on(.next(2))")
        },
        Rule("A terminal event passes.", see: gates) {
            var got: [String] = []
            let observer = made { got.append("\($0)") }
            observer.on(.next(1))
            observer.on(.completed)
            try expect(got, toBe: ["next(1)", "completed"], after: "on(.next(1)), on(.completed)")
        },
        Rule("Nothing passes after the terminal event.", see: gates) {
            for end in [Event<Int>.completed, .error(Failure())] {
                var got: [String] = []
                let observer = made { got.append("\($0)") }
                observer.on(end)
                observer.on(.next(1))
                observer.on(.completed)
                observer.on(.error(Failure()))
                try expect(
                    got,
                    toBe: ["\(end)"],
                    after: "on(.\(end)), then on(.next(1)), on(.completed), on(.error)"
                )
            }
        },
        Rule(
            "An event sent while the closure handles the terminal event does not pass.",
            see: gates
        ) {
            var got: [String] = []
            var observer: AnonymousObserver<Int>?
            observer = made { event in
                got.append("\(event)")
                // Without the bound, an answer that breaks the rule would never return.
                if event.isStopEvent && got.count < 3 {
                    observer?.on(.next(1))
                    observer?.on(.completed)
                }
            }
            observer?.on(.completed)
            try expect(
                got,
                toBe: ["completed"],
                after: "on(.completed); the closure answers with on(.next(1)), on(.completed)"
            )
        },
        Rule("A terminal event stops only its own observer.", see: gates) {
            var got: [String] = []
            let first = made { got.append("first \($0)") }
            let second = made { got.append("second \($0)") }
            first.on(.completed)
            second.on(.next(1))
            try expect(
                got,
                toBe: ["first completed", "second next(1)"],
                after: "first.on(.completed), second.on(.next(1))"
            )
        },
    ]
)
