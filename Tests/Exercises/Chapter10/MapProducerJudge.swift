// Judges exercise 10.2.

import Judging

@testable import Chapter10Exercises
@testable import MiniRxTraced

/// The student's, not the library's.
private typealias Map = Chapter10Exercises.Map

private let pattern = "10-reading-an-operator.md#how-to-read-any-operator"
private let up = "10-reading-an-operator.md#step-3-each-producer-subscribes-to-the-one-before"
private let disposing =
    "10-reading-an-operator.md#step-7-then-it-disposes-and-that-goes-up"
private let order =
    "10-reading-an-operator.md#does-take-dispose-before-or-after-its-completed"

/// A source that continues to send after it was disposed of.
private final class Stubborn: Observable<Int> {
    var send: (Event<Int>) -> Void = { _ in }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Int {
        send = { observer.on($0) }
        return Disposables.create()
    }
}

/// A source that records its subscriptions and disposals.
private func source(_ notes: Notes, _ send: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int>
{
    Observable.create { observer in
        notes.add("subscribed")
        send(observer)
        return Disposables.create { notes.add("cleanup") }
    }
}

extension Observable {
    fileprivate func watch(_ notes: Notes) -> Disposable {
        subscribe(
            onNext: { notes.add("next(\($0))") },
            onError: { notes.add("error(\($0))") },
            onCompleted: { notes.add("completed") },
            onDisposed: { notes.add("disposed") }
        )
    }
}

let mapProducerJudge = Judge(
    "map-producer",
    [
        Rule("Each element is transformed.", see: pattern) {
            let (numbers, notes) = (PublishSubject<Int>(), Notes())
            let subscription = Map(source: numbers) { "\($0 * 10)" }.watch(notes)
            numbers.onNext(1)
            numbers.onNext(2)
            try expect(notes.all, toBe: ["next(10)", "next(20)"], after: "onNext(1), onNext(2)")
            subscription.dispose()
        },
        Rule("`completed` passes, and so does an error.", see: pattern) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let (numbers, notes) = (PublishSubject<Int>(), Notes())
                _ = Map(source: numbers) { $0 }.watch(notes)
                numbers.onNext(1)
                numbers.on(end)
                try expect(
                    notes.all,
                    toBe: ["next(1)", "\(end)", "disposed"],
                    after: "onNext(1), on(.\(end))"
                )
            }
        },
        Rule("Each subscription subscribes to the source once, and not before.", see: up) {
            let notes = Notes()
            let mapped = Map(source: source(notes) { $0.onCompleted() }) { $0 }
            notes.add("two subscriptions")
            _ = mapped.subscribe()
            _ = mapped.subscribe()
            try expect(
                notes.all,
                toBe: ["two subscriptions", "subscribed", "cleanup", "subscribed", "cleanup"],
                after: "Map(source:transform:), subscribe(), subscribe()"
            )
        },
        Rule("dispose() disposes of the subscription to the source.", see: disposing) {
            let notes = Notes()
            var observer: AnyObserver<Int>?
            let subscription = Map(source: source(notes) { observer = $0 }) { $0 }.watch(notes)
            observer?.onNext(1)
            subscription.dispose()
            observer?.onNext(2)
            try expect(
                notes.all,
                toBe: ["subscribed", "next(1)", "cleanup", "disposed"],
                after: "subscribe, onNext(1), dispose(), onNext(2)"
            )
        },
        Rule(
            "If transform throws, the observer receives the error; then the source is disposed of.",
            see: pattern
        ) {
            let notes = Notes()
            var observer: AnyObserver<Int>?
            let mapped = Map(source: source(notes) { observer = $0 }) { number -> Int in
                if number == 2 { throw Failure() }
                return number
            }
            let subscription = mapped.watch(notes)
            for number in 1...3 { observer?.onNext(number) }
            try expect(
                notes.all,
                toBe: ["subscribed", "next(1)", "error(Failure())", "disposed", "cleanup"],
                after: "onNext(1), onNext(2), onNext(3); transform throws for 2"
            )
            subscription.dispose()
        },
        Rule("Nothing passes after dispose(), even if the source goes on.", see: disposing) {
            let (stubborn, notes) = (Stubborn(), Notes())
            let subscription = Map(source: stubborn) { $0 }.watch(notes)
            stubborn.send(.next(1))
            subscription.dispose()
            stubborn.send(.next(2))
            stubborn.send(.completed)
            try expect(
                notes.all,
                toBe: ["next(1)", "disposed"],
                after: "next(1), dispose(), next(2), completed"
            )
        },
        Rule("Nothing stays in memory after the terminal event.", see: order) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let stubborn = Stubborn()
                let before = Resources.total
                _ = Map(source: stubborn) { $0 }.subscribe { _ in }
                stubborn.send(end)
                stubborn.send = { _ in }
                let more = Resources.total - before
                let why = "A sink and its disposer hold each other until the sink is disposed of."
                try expect(more == 0, "After \(end), \(more) more objects are alive. \(why)")
            }
        },
    ]
)
