// Judges exercise 1.2.

import Judging
import MiniRxTraced

@testable import Chapter1Exercises

private let noSink = "01-create-subscribe.md#which-observables-have-no-sink"
private let trampoline = "01-create-subscribe.md#step-5-producersubscribe-asks-for-a-trampoline"

let observableOptionalJudge = Judge(
    "observable-optional",
    [
        Rule("An element is sent, then the end.", see: noSink) {
            try expect(
                events(of: ObservableOptional(optional: 7)),
                toBe: ["next(7)", "completed", "disposed"],
                after: "ObservableOptional(optional: 7), and somebody subscribes"
            )
        },
        Rule("Without an element only the end is sent.", see: noSink) {
            try expect(
                events(of: ObservableOptional<Int>(optional: nil)),
                toBe: ["completed", "disposed"],
                after: "ObservableOptional<Int>(optional: nil), and somebody subscribes"
            )
        },
        Rule("Each who subscribes gets all of it.", see: noSink) {
            let observable = ObservableOptional(optional: 7)
            try expect(
                events(of: observable) + events(of: observable),
                toBe: ["next(7)", "completed", "disposed", "next(7)", "completed", "disposed"],
                after: "two subscribe to the same ObservableOptional(optional: 7)"
            )
        },
        Rule("All is sent before subscribe returns, inside a trampoline as well.", see: noSink) {
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
        Rule("There is neither a sink nor a trampoline.", see: trampoline) {
            let calls = Calls { _ = ObservableOptional(optional: 7).subscribe { _ in } }
            let tooMany = calls.all.filter {
                $0.contains("Sink") || $0.contains("CurrentThreadScheduler")
            }
            try expect(
                tooMany,
                toBe: [],
                after: "the calls of sinks and of the CurrentThreadScheduler, in one subscription"
            )
        },
        Rule("Who has subscribed is not kept.", see: noSink) {
            let observable = ObservableOptional(optional: 7)
            weak var subscriber: Counter?
            var subscription: Disposable?
            do {
                let counter = Counter()
                subscriber = counter
                subscription = observable.subscribe(counter)
            }
            try expect(subscriber == nil, "After the end the subscriber's observer is still alive.")
            subscription?.dispose()
        },
    ]
)

private final class Counter: ObserverType {
    private(set) var count = 0

    func on(_ event: Event<Int>) { count += 1 }
}
