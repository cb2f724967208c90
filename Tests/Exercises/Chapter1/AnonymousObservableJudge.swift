// Judges exercise 1.6.

import Judging
import MiniRx

@testable import Chapter1Exercises

private let start = "01-create-subscribe.md#step-9-the-sink-starts-your-closure"
private let sink = "01-create-subscribe.md#what-is-a-sink-and-why-a-producer-and-a-sink"
private let gate = "01-create-subscribe.md#step-11-the-sink-checks-the-rules"
private let forward = "01-create-subscribe.md#step-12-forwardon-reaches-the-observer"
private let order =
    "01-create-subscribe.md"
    + "#who-calls-dispose-and-in-what-order-do-oncompleted-ondisposed-and-the-cleanup-run"
private let kept = "01-create-subscribe.md#who-keeps-a-subscription-alive"

let anonymousObservableJudge = Judge(
    "anonymous-observable",
    [
        Rule("What the closure sends arrives.", see: start) {
            let wanted = ["next(1)", "completed", "disposed"]
            let after = "the closure: onNext(1), onCompleted()"
            try expect(events(of: oneAndTheEnd()), toBe: wanted, after: after)
        },
        Rule("The closure runs when somebody subscribes, anew for each.", see: sink) {
            let notes = Notes()
            let observable = oneAndTheEnd(notes)
            notes.add("made")
            for _ in 0..<2 { events(of: observable).forEach(notes.add) }
            let each = ["the closure runs", "next(1)", "completed", "disposed"]
            try expect(
                notes.all,
                toBe: ["made"] + each + each,
                after: "an observable is made; then two subscribe, one after the other"
            )
        },
        Rule("After the end nothing passes.", see: gate) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let source = Source()
                let gateless = Gateless()
                _ = source.observable.subscribe(gateless)
                source.observer?.on(end)
                source.observer?.onNext(1)
                source.observer?.onCompleted()
                try expect(
                    gateless.all,
                    toBe: ["\(end)"],
                    after: "on(.\(end)), onNext(1), onCompleted()"
                )
            }
        },
        Rule("What is sent while the end is being delivered does not pass.", see: gate) {
            let source = Source()
            let gateless = Gateless { event in
                guard event.isStopEvent else { return }
                source.observer?.onNext(1)
                source.observer?.onCompleted()
            }
            _ = source.observable.subscribe(gateless)
            source.observer?.onCompleted()
            try expect(
                gateless.all,
                toBe: ["completed"],
                after: "onCompleted(); who gets it, makes the source send onNext(1), onCompleted()"
            )
        },
        Rule("The end runs the cleanup, after onDisposed.", see: order) {
            for isEarly in [true, false] {
                let source = Source(endsInside: isEarly)
                _ = source.subscribe()
                source.observer?.onCompleted()
                try expect(
                    source.notes.all,
                    toBe: ["completed", "disposed", "cleanup"],
                    after: "onCompleted(), \(isEarly ? "inside" : "after") the closure"
                )
            }
        },
        Rule("After dispose() by hand nothing passes.", see: forward) {
            let source = Source()
            let subscription = source.subscribe()
            subscription.dispose()
            source.observer?.onNext(1)
            source.observer?.onCompleted()
            try expect(
                source.notes.all,
                toBe: ["cleanup", "disposed"],
                after: "dispose() by hand; then onNext(1), onCompleted()"
            )
        },
        Rule("After the end nothing stays alive.", see: kept) {
            let before = Resources.total
            do {
                let source = Source()
                _ = source.subscribe()
                source.observer?.onCompleted()
                source.observer = nil
            }
            try expect("The number of live objects", is: Resources.total, not: before)
        },
    ]
)

private func oneAndTheEnd(_ notes: Notes = Notes()) -> Observable<Int> {
    AnonymousObservable { observer in
        notes.add("the closure runs")
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
    }
}

/// An observer that hears whatever is sent to it, after the end as well.
private final class Gateless: ObserverType {
    private(set) var all: [String] = []
    private let answer: (Event<Int>) -> Void

    init(answer: @escaping (Event<Int>) -> Void = { _ in }) { self.answer = answer }

    func on(_ event: Event<Int>) {
        all.append("\(event)")
        // Without the bound, an answer that breaks the rule would never return.
        if all.count < 3 { answer(event) }
    }
}

/// A source that sends when it is told to.
private final class Source {
    let notes = Notes()
    var observer: AnyObserver<Int>?
    private let endsInside: Bool

    init(endsInside: Bool = false) { self.endsInside = endsInside }

    var observable: Observable<Int> {
        AnonymousObservable { [notes, endsInside] observer in
            self.observer = observer
            if endsInside { observer.onCompleted() }
            return Disposables.create { notes.add("cleanup") }
        }
    }

    func subscribe() -> Disposable {
        observable.subscribe(
            onNext: { [notes] in notes.add("next(\($0))") },
            onCompleted: { [notes] in notes.add("completed") },
            onDisposed: { [notes] in notes.add("disposed") }
        )
    }
}
