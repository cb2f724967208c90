// Judges exercise 3.4.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter3Exercises

private let line = "03-observe-on.md#why-observeon-has-two-implementations"

/// A scheduler that runs an action at once, on the current thread.
private struct AtOnce: ImmediateSchedulerType {
    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        action(state)
    }
}

let twoAtOnceJudge = Judge(
    "two-at-once",
    [
        Rule("Events keep their order, and the terminal event comes last.", see: line) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let (time, source) = (Timeline(), PublishSubject<Int>())
                let observed = DrainingObserveOn(source: source, scheduler: time.clock)
                let subscription = time.watch(observed)
                (1...3).forEach(source.onNext)
                source.on(end)
                time.note("all has been sent")
                time.clock.start()
                subscription.dispose()
                try expect(
                    time.all,
                    toBe: ["all has been sent", "next(1)", "next(2)", "next(3)", "\(end)"]
                        .map { "0: \($0)" },
                    after: "1, 2, 3 and \(end) are sent, then the scheduler runs"
                )
            }
        },
        Rule("After the queue was emptied, the next element schedules again.", see: line) {
            let (time, source) = (Timeline(), PublishSubject<Int>())
            let observed = DrainingObserveOn(source: source, scheduler: time.clock)
            let subscription = time.watch(observed)
            for number in 1...3 {
                source.onNext(number)
                time.clock.start()
            }
            subscription.dispose()
            try expect(
                time.all,
                toBe: ["0: next(1)", "0: next(2)", "0: next(3)"],
                after: "onNext(1), the scheduler runs; onNext(2), it runs; onNext(3), it runs"
            )
        },
        Rule("An event that comes during a delivery waits until that delivery is over.", see: line)
        {
            var got: [String] = []
            var sink: DrainingObserveOnSink<AnyObserver<Int>>?
            let observer = AnyObserver<Int> { event in
                got.append("\(event) begins")
                if got.count == 1 { sink?.on(.next(2)) }
                got.append("\(event) ends")
            }
            sink = DrainingObserveOnSink(
                scheduler: ConcurrentMainScheduler.instance,
                observer: observer,
                cancel: BooleanDisposable()
            )
            sink?.on(.next(1))
            try expect(
                got,
                toBe: ["next(1) begins", "next(1) ends", "next(2) begins", "next(2) ends"],
                after: "main sends 1, with ConcurrentMainScheduler; the observer answers with 2"
            )
        },
        Rule("The sender does not wait while an element is being delivered.", see: line) {
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
            let (notes, source) = (Notes(), PublishSubject<Int>())
            let (begun, sent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let done = DispatchSemaphore(value: 0)
            let subscription = DrainingObserveOn(source: source, scheduler: scheduler)
                .subscribe(onNext: { number in
                    begun.signal()
                    if number == 1 { _ = sent.wait(timeout: .now() + 1) }
                    notes.add("\(number) has been delivered")
                    if number == 2 { done.signal() }
                })
            source.onNext(1)
            _ = begun.wait(timeout: .now() + 1)
            source.onNext(2)
            notes.add("onNext(2) has returned")
            sent.signal()
            _ = done.wait(timeout: .now() + 1)
            subscription.dispose()
            try expect(
                notes.all,
                toBe: [
                    "onNext(2) has returned", "1 has been delivered", "2 has been delivered",
                ],
                after: "1 is being delivered on another thread, and main sends 2"
            )
        },
        Rule(
            "Events still queued at dispose() are not delivered.",
            see: "03-observe-on.md#is-a-queued-event-delivered-after-i-dispose"
        ) {
            let (time, source) = (Timeline(), PublishSubject<Int>())
            let subscription = SingleAssignmentDisposable()
            let observed = DrainingObserveOn(source: source, scheduler: time.clock)
            subscription.setDisposable(
                observed.subscribe(onNext: { number in
                    time.note("next(\(number))")
                    subscription.dispose()
                })
            )
            (1...3).forEach(source.onNext)
            time.clock.start()
            try expect(
                time.all,
                toBe: ["0: next(1)"],
                after: "1, 2 and 3 are queued; the observer disposes when it receives 1"
            )
        },
        Rule("However two senders interleave, both elements are delivered.", see: line) {
            try inEveryOrder(limit: 1_000) {
                let notes = Notes()
                let sink = DrainingObserveOnSink(
                    scheduler: AtOnce(),
                    observer: AnyObserver<Int> { notes.add("\($0)") },
                    cancel: BooleanDisposable()
                )
                return (
                    [{ sink.on(.next(1)) }, { sink.on(.next(2)) }],
                    { order in
                        try expect(
                            notes.all.sorted(),
                            toBe: ["next(1)", "next(2)"],
                            after: """
                                A: on(next(1)), B: on(next(2)), on a scheduler that runs actions \
                                at once, in the order
                                \(order)
                                """
                        )
                    }
                )
            }
        },
    ]
)
