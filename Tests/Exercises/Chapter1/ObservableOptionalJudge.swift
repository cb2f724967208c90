// Judges exercise 1.2.

import Judging
import MiniRxTraced

@testable import Chapter1Exercises

private let noSink = "01-create-subscribe.md#which-observables-have-no-sink"
private let trampoline = "01-create-subscribe.md#step-5-producersubscribe-asks-for-a-trampoline"

let observableOptionalJudge = Judge(
    "observable-optional",
    [
        Rule("An element is sent, then `completed`.", see: noSink) {
            try expect(
                events(of: ObservableOptional(optional: 7)),
                toBe: ["next(7)", "completed", "disposed"],
                after: "one subscription to ObservableOptional(optional: 7)"
            )
        },
        Rule("Without an element, only `completed` is sent.", see: noSink) {
            try expect(
                events(of: ObservableOptional<Int>(optional: nil)),
                toBe: ["completed", "disposed"],
                after: "one subscription to ObservableOptional<Int>(optional: nil)"
            )
        },
        Rule("Each subscriber receives all events.", see: noSink) {
            let observable = ObservableOptional(optional: 7)
            try expect(
                events(of: observable) + events(of: observable),
                toBe: ["next(7)", "completed", "disposed", "next(7)", "completed", "disposed"],
                after: "two subscriptions to the same ObservableOptional(optional: 7)"
            )
        },
        Rule("All events are sent before subscribe returns, also inside a trampoline.", see: noSink)
        {
            var got: [String] = []
            _ = Observable.of(1).subscribe(onNext: { _ in
                got.append("begins")
                _ = ObservableOptional(optional: 7).subscribe { got.append("\($0)") }
                got.append("ends")
            })
            try expect(
                got,
                toBe: ["begins", "next(7)", "completed", "ends"],
                after:
                    "subscribed to in the onNext of Observable.of(1), whose trampoline is running"
            )
        },
        Rule("A subscription makes no sink and starts no trampoline.", see: trampoline) {
            let calls = Calls { _ = ObservableOptional(optional: 7).subscribe { _ in } }
            let tooMany = calls.all.filter {
                $0.contains("Sink") || $0.contains("CurrentThreadScheduler")
            }
            try expect(
                tooMany,
                toBe: [],
                after: "the calls of sinks and of CurrentThreadScheduler in one subscription"
            )
        },
        Rule("The observable does not keep an observer.", see: noSink) {
            let observable = ObservableOptional(optional: 7)
            weak var subscriber: Counter?
            var subscription: Disposable?
            do {
                let counter = Counter()
                subscriber = counter
                subscription = observable.subscribe(counter)
            }
            try expect(subscriber == nil, "The observer is still alive after the terminal event.")
            subscription?.dispose()
        },
    ]
)

private final class Counter: ObserverType {
    private(set) var count = 0

    func on(_ event: Event<Int>) { count += 1 }
}
