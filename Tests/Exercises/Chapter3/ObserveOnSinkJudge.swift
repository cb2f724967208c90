// Judges exercise 3.3.

import Dispatch
import Foundation
import Judging
import MiniRxTraced

@testable import Chapter3Exercises

private let line = "03-observe-on.md#why-observeon-has-two-implementations"
private let waiting = "03-observe-on.md#is-a-queued-event-delivered-after-i-dispose"

/// A scheduler that never runs an action.
private struct BusyScheduler: ImmediateSchedulerType {
    let notes = Notes()

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        notes.add("scheduled")
        return Disposables.create { notes.add("cancelled") }
    }
}

/// A scheduler that stores actions until the judge runs them.
private final class LaterScheduler: ImmediateSchedulerType, @unchecked Sendable {
    private let lock = NSLock()
    private var works: [() -> Void] = []

    /// How many actions were scheduled and have not run.
    var count: Int { lock.withLock { works.count } }

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        lock.withLock { works.append { _ = action(state) } }
        return Disposables.create()
    }

    /// Runs them, and those that they schedule.
    func run() {
        while let work = lock.withLock({ works.isEmpty ? nil : works.removeFirst() }) { work() }
    }
}

/// A rule about what is delivered on a virtual clock, which runs once more at the end.
private func rule(
    _ sentence: String,
    see chapter: String = line,
    is wanted: [String],
    after what: String,
    at place: UInt = #line,
    _ send: @escaping (PublishSubject<Int>, Timeline, Disposable) -> Void
) -> Rule {
    Rule(sentence, see: chapter, line: place) {
        let (time, source) = (Timeline(), PublishSubject<Int>())
        let subscription = time.watch(ObserveOn(source: source, scheduler: time.clock))
        send(source, time, subscription)
        time.clock.start()
        subscription.dispose()
        try expect(time.all, toBe: wanted.map { "0: \($0)" }, after: what)
    }
}

let observeOnSinkJudge = Judge(
    "observe-on-sink",
    [
        rule(
            "An element is delivered when the scheduler runs the action.",
            is: ["onNext has returned", "next(1)"],
            after: "onNext(1), then the scheduler runs"
        ) { source, time, _ in
            source.onNext(1)
            time.note("onNext has returned")
        },
        rule(
            "Events keep their order, and the terminal event comes last.",
            is: ["next(1)", "next(2)", "next(3)", "error(Failure())"],
            after: "1, 2, 3 and an error are sent, then the scheduler runs"
        ) { source, _, _ in
            (1...3).forEach(source.onNext)
            source.onError(Failure())
        },
        rule(
            "After the queue was emptied, the next element schedules again.",
            is: ["next(1)", "next(2)"],
            after: "onNext(1), the scheduler runs; onNext(2), it runs again"
        ) { source, time, _ in
            source.onNext(1)
            time.clock.start()
            source.onNext(2)
        },
        Rule("An event that comes during a delivery waits until that delivery is over.", see: line)
        {
            var got: [String] = []
            var sink: ObserveOnSink<AnyObserver<Int>>?
            let observer = AnyObserver<Int> { event in
                got.append("\(event) begins")
                if got.count == 1 { sink?.on(.next(2)) }
                got.append("\(event) ends")
            }
            sink = ObserveOnSink(
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
        rule(
            "Each event is delivered in an iteration of its own.",
            is: ["next(1)", "the other action", "next(2)"],
            after: "onNext(1), onNext(2), then another action is scheduled; the scheduler runs"
        ) { source, time, _ in
            (1...2).forEach(source.onNext)
            _ = time.clock.schedule(()) { _ in
                time.note("the other action")
                return Disposables.create()
            }
        },
        rule(
            "Events still queued at dispose() are not delivered.",
            see: waiting,
            is: ["next(1)"],
            after: "onNext(1), the scheduler runs; onNext(2), dispose(), it runs again"
        ) { source, time, subscription in
            source.onNext(1)
            time.clock.start()
            source.onNext(2)
            subscription.dispose()
        },
        Rule("The sender does not wait while an element is being delivered.", see: line) {
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
            let (notes, source) = (Notes(), PublishSubject<Int>())
            let (begun, sent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let done = DispatchSemaphore(value: 0)
            let subscription = ObserveOn(source: source, scheduler: scheduler)
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
            "If the observer disposes, events queued before that are not delivered.",
            see: waiting
        ) {
            let (notes, source) = (Notes(), PublishSubject<Int>())
            let subscription = SingleAssignmentDisposable()
            let observed = ObserveOn(source: source, scheduler: ConcurrentMainScheduler.instance)
            subscription.setDisposable(
                observed.subscribe(onNext: { number in
                    notes.add("next(\(number))")
                    guard number == 1 else { return }
                    source.onNext(2)
                    subscription.dispose()
                })
            )
            source.onNext(1)
            try expect(
                notes.all,
                toBe: ["next(1)"],
                after: """
                    main sends 1, with ConcurrentMainScheduler; the observer makes the source \
                    send 2, and disposes
                    """
            )
        },
        Rule("dispose() cancels the scheduled action.", see: waiting) {
            let scheduler = BusyScheduler()
            ObserveOn(source: .just(1), scheduler: scheduler).subscribe().dispose()
            let got = scheduler.notes.all
            try expect(got, toBe: ["scheduled", "cancelled"], after: "just(1), then dispose()")
        },
        Rule("After dispose(), no event is queued.", see: waiting) {
            let scheduler = BusyScheduler()
            let observer = AnyObserver<Int> { _ in }
            let cancel = BooleanDisposable()
            let sink = ObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
            sink.dispose()
            sink.on(.next(1))
            try expect(
                scheduler.notes.all,
                toBe: [],
                after: "the sink's dispose(), then on(next(1))"
            )
        },
        Rule(
            "Nothing is kept alive after the terminal event was delivered.",
            see: "03-observe-on.md#step-13-the-queue-delivers-completed-and-disposes"
        ) {
            weak var held: Notes?
            func run() {
                let (time, notes) = (Timeline(), Notes())
                held = notes
                _ = ObserveOn(source: .of(1, 2), scheduler: time.clock)
                    .subscribe(onNext: { notes.add("\($0)") })
                time.clock.start()
            }
            run()
            try expect(held == nil, "The sequence has terminated, and its observer is still held.")
        },
        Rule(
            "The terminal event is delivered first; then everything is disposed of.",
            see: "03-observe-on.md#step-13-the-queue-delivers-completed-and-disposes"
        ) {
            let (scheduler, notes, cancel) = (LaterScheduler(), Notes(), BooleanDisposable())
            let observer = AnyObserver<Int> { event in
                notes.add("\(event), disposed of: \(cancel.isDisposed)")
            }
            let sink = ObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
            sink.on(.completed)
            scheduler.run()
            notes.add("disposed of: \(cancel.isDisposed)")
            try expect(
                notes.all,
                toBe: ["completed, disposed of: false", "disposed of: true"],
                after: "on(completed), then the scheduler runs"
            )
        },
        Rule("On a concurrent queue, events come one at a time and in order.", see: line) {
            let (notes, source) = (Notes(), PublishSubject<Int>())
            let (atWork, all) = (DispatchSemaphore(value: 1), DispatchSemaphore(value: 0))
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
            let subscription = ObserveOn(source: source, scheduler: scheduler)
                .subscribe(onNext: { number in
                    let isAlone = atWork.wait(timeout: .now()) == .success
                    notes.add(isAlone ? "\(number)" : "\(number), while another is delivered")
                    atWork.signal()
                    if number == 300 { all.signal() }
                })
            (1...300).forEach(source.onNext)
            _ = all.wait(timeout: .now() + 2)
            subscription.dispose()
            try expect(notes.all, toBe: (1...300).map(String.init), after: "main sends 1 to 300")
        },
        Rule("Two threads may send at the same time.", see: line) {
            try inManyRounds {
                let (scheduler, notes) = (LaterScheduler(), Notes())
                let observer = AnyObserver<Int> { notes.add("\($0)") }
                let cancel = BooleanDisposable()
                let sink = ObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
                return (
                    { sink.on(.next(1)) }, { sink.on(.next(2)) },
                    {
                        let what = "one thread sends 1, another one 2, at the same time"
                        try expect(
                            "\(what): the number of scheduled actions",
                            is: scheduler.count,
                            not: 1
                        )
                        scheduler.run()
                        sink.dispose()
                        let after = "\(what); then the scheduler runs"
                        try expect(notes.all.sorted(), toBe: ["next(1)", "next(2)"], after: after)
                    }
                )
            }
        },
    ]
)
