// Judges exercise 6.4.

import Judging
import MiniRxTraced

@testable import Chapter6Exercises

private let range = "06-sequences.md#range-the-state-is-an-index"
private let turn = "06-sequences.md#an-iteration-sends-one-element-and-queues-the-next-iteration"
private let stopped = "06-sequences.md#stopped-in-the-middle"
private let cold = "06-sequences.md#is-my-factory-hot-or-cold"
private let lastTurn = "06-sequences.md#the-last-iteration"

let rangeProducerJudge = Judge(
    "range-producer",
    [
        Rule("It sends its numbers, then `completed`.", see: range) {
            try expect(
                events(of: threeAndFour()),
                toBe: ["next(3)", "next(4)", "completed", "disposed"],
                after: "RangeProducer(start: 3, count: 2, …)"
            )
        },
        Rule("A range of zero numbers sends only `completed`.", see: range) {
            try expect(
                events(of: RangeProducer(start: 3, count: 0, scheduler: trampoline)),
                toBe: ["completed", "disposed"],
                after: "RangeProducer(start: 3, count: 0, …)"
            )
        },
        Rule("The largest number of a type can be the last.", see: range) {
            try expect(
                events(of: RangeProducer<Int8>(start: 126, count: 2, scheduler: trampoline)),
                toBe: ["next(126)", "next(127)", "completed", "disposed"],
                after: "RangeProducer<Int8>(start: 126, count: 2, …)"
            )
        },
        Rule("Each event is sent in an iteration of its own.", see: turn) {
            let turns = Turns()
            let notes = Notes()
            _ = threeAndFour(turns).subscribe { notes.add("\($0)") }
            notes.add("subscribed")
            for number in 1...3 {
                notes.add("iteration \(number)")
                turns.takeOne()
            }
            try expect(
                notes.all,
                toBe: [
                    "subscribed", "iteration 1", "next(3)", "iteration 2", "next(4)", "iteration 3",
                    "completed",
                ],
                after:
                    "RangeProducer(start: 3, count: 2, …) on a scheduler that the judge runs"
            )
        },
        Rule("dispose() between two iterations cancels the next one.", see: stopped) {
            let turns = Turns()
            let notes = Notes()
            let subscription = threeAndFour(turns).subscribe { notes.add("\($0)") }
            turns.takeOne()
            subscription.dispose()
            notes.add("queued iterations: \(turns.inLine)")
            turns.takeOne()
            try expect(
                notes.all,
                toBe: ["next(3)", "queued iterations: 0"],
                after: "one iteration, then dispose(), then another iteration"
            )
        },
        Rule("Two simultaneous subscriptions do not affect each other.", see: cold) {
            let notes = Notes()
            let observable = threeAndFour()
            // Inside a trampoline, so that the iterations of the two alternate.
            _ = trampoline.schedule(()) { _ in
                for name in ["a", "b"] {
                    _ = observable.subscribe { notes.add("\(name) \($0)") }
                }
                return Disposables.create()
            }
            try expect(
                notes.all,
                toBe: [
                    "a next(3)", "b next(3)", "a next(4)", "b next(4)", "a completed",
                    "b completed",
                ],
                after: "a and b subscribe inside a trampoline; their iterations alternate"
            )
        },
        Rule("Nothing stays in memory after the terminal event.", see: lastTurn) {
            let before = Resources.total
            _ = events(of: threeAndFour())
            let more = Resources.total - before
            let why = "A sink and its disposer hold each other until the sink is disposed of."
            try expect(more == 0, "\(more) more objects than before are still alive. \(why)")
        },
    ]
)

private let trampoline = CurrentThreadScheduler.instance

private func threeAndFour(_ scheduler: ImmediateSchedulerType = trampoline) -> Observable<Int> {
    RangeProducer(start: 3, count: 2, scheduler: scheduler)
}

/// A scheduler whose iterations the judge runs one by one.
private final class Turns: ImmediateSchedulerType {
    private var line: [(off: BooleanDisposable, turn: () -> Void)] = []

    /// How many have not been cancelled.
    var inLine: Int { line.count { !$0.off.isDisposed } }

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        let off = BooleanDisposable()
        line.append((off, { _ = action(state) }))
        return off
    }

    func takeOne() {
        line.removeAll { $0.off.isDisposed }
        guard !line.isEmpty else { return }
        line.removeFirst().turn()
    }
}
