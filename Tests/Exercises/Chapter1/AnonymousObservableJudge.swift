// Judges exercise 1.6.

import Judging
import MiniRxTraced

@testable import Chapter1Exercises

private let start = "01-create-subscribe.md#step-9-the-sink-starts-your-closure"
private let sink = "01-create-subscribe.md#what-is-a-sink-and-why-a-producer-and-a-sink"
private let gate = "01-create-subscribe.md#step-11-the-sink-checks-the-rules"
private let forward = "01-create-subscribe.md#step-12-forwardon-reaches-the-observer"
private let order =
    "01-create-subscribe.md"
    + "#who-calls-dispose-and-in-what-order-do-oncompleted-ondisposed-and-the-cleanup-run"
private let disposer = "01-create-subscribe.md#step-16-the-sink-disposes-of-itself-too-early"
private let kept = "05-dispose.md#who-keeps-a-subscription-alive-and-is-it-a-retain-cycle"

let anonymousObservableJudge = Judge(
    "anonymous-observable",
    [
        Rule("The observer receives what the closure sends.", see: start) {
            let wanted = ["next(1)", "completed", "disposed"]
            try expect(events(of: oneAndTheEnd()), toBe: wanted, after: "onNext(1), onCompleted()")
        },
        Rule("The closure runs once for each subscription, and not before.", see: sink) {
            let notes = Notes()
            let observable = oneAndTheEnd(notes)
            notes.add("made")
            for _ in 0..<2 { events(of: observable).forEach(notes.add) }
            let each = ["the closure runs", "next(1)", "completed", "disposed"]
            let code = "an observable is made; then come two subscriptions, one after the other"
            try expect(notes.all, toBe: ["made"] + each + each, after: code)
        },
        Rule("Nothing passes after the terminal event.", see: gate) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let source = Source()
                let gateless = Gateless()
                _ = source.observable.subscribe(gateless)
                for event in [end, .next(1), .completed] { source.observer?.on(event) }
                let code = "on(.\(end)), onNext(1), onCompleted()"
                try expect(gateless.all, toBe: ["\(end)"], after: code)
            }
        },
        Rule("An event sent while the terminal event is delivered does not pass.", see: gate) {
            let source = Source()
            let gateless = Gateless { event in
                guard event.isStopEvent else { return }
                source.observer?.onNext(1)
                source.observer?.onCompleted()
            }
            _ = source.observable.subscribe(gateless)
            source.observer?.onCompleted()
            let code = "onCompleted(); its observer makes the source send onNext(1), onCompleted()"
            try expect(gateless.all, toBe: ["completed"], after: code)
        },
        Rule("After a terminal event, the cleanup runs after onDisposed.", see: order) {
            for isEarly in [true, false] {
                let source = Source(endsInside: isEarly)
                _ = source.subscribe()
                source.observer?.onCompleted()
                let code = "onCompleted(), \(isEarly ? "inside" : "after") the closure"
                let wanted = ["completed", "disposed", "cleanup"]
                try expect(source.notes.all, toBe: wanted, after: code)
            }
        },
        Rule("Nothing passes after an explicit dispose().", see: forward) {
            let source = Source()
            let subscription = source.subscribe()
            subscription.dispose()
            source.observer?.onNext(1)
            source.observer?.onCompleted()
            let code = "dispose(); then onNext(1), onCompleted()"
            try expect(source.notes.all, toBe: ["cleanup", "disposed"], after: code)
        },
        Rule("What the cleanup sends does not pass.", see: disposer) {
            let source = Source()
            source.cleanup = { [unowned source] in source.observer?.onNext(99) }
            source.subscribe().dispose()
            let code = "the cleanup calls onNext(99); dispose()"
            try expect(source.notes.all, toBe: ["cleanup", "disposed"], after: code)
        },
        Rule("Nothing stays in memory after the terminal event.", see: kept) {
            let before = Resources.total
            do {
                let source = Source()
                _ = source.subscribe()
                source.observer?.onCompleted()
                source.observer = nil
            }
            let more = Resources.total - before
            let why = "A sink and its disposer hold each other until the sink is disposed of."
            try expect(more == 0, "\(more) more objects than before are still alive. \(why)")
        },
    ]
)

private func oneAndTheEnd(_ notes: Notes = Notes()) -> Observable<Int> {
    AnonymousObservable({ observer in
        notes.add("the closure runs")
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
    })
}

/// An observer that records every event, also after a terminal event.
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

/// A source that sends when the judge calls its observer.
private final class Source {
    let notes = Notes()
    var observer: AnyObserver<Int>?
    var cleanup: () -> Void = {}
    private let endsInside: Bool

    init(endsInside: Bool = false) { self.endsInside = endsInside }

    var observable: Observable<Int> {
        AnonymousObservable { [notes, endsInside] observer in
            self.observer = observer
            if endsInside { observer.onCompleted() }
            return Disposables.create {
                notes.add("cleanup")
                self.cleanup()
            }
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
