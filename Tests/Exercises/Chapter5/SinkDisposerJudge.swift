// Judges exercise 5.5.

import Dispatch
import Judging
import MiniRxTraced

@testable import Chapter5Exercises

private let flags = "05-dispose.md#the-two-flags"
private let everyOrder = "appendix-interleavings.md#appendix-every-interleaving"
private let freed = "05-dispose.md#what-is-freed-when"

/// A sink or a subscription: records its disposal, and may then do something else.
private final class Part: Disposable {
    private let name: String
    private let notes: Notes
    var then: () -> Void = {}

    init(_ name: String, _ notes: Notes) {
        self.name = name
        self.notes = notes
    }

    func dispose() {
        notes.add(name)
        // An atomic operation, so that threads can switch in the middle of the disposal as well.
        SingleAssignmentDisposable().dispose()
        // Without the bound, an answer that breaks a rule would never return.
        if notes.all.count < 10 { then() }
    }
}

/// Calls of one disposer, each on a thread of its own.
private struct Meeting {
    typealias Call = (_ disposer: SinkDisposer, _ notes: Notes) -> Void

    static let set: Call = { disposer, notes in disposer.set(notes) }
    static let dispose: Call = { disposer, _ in disposer.dispose() }

    /// What the threads do, and what was done before.
    let what: String
    var before: Call = { _, _ in }
    let calls: [Call]

    static let all = [
        Meeting(what: "A: setSinkAndSubscription(…), B: dispose()", calls: [set, dispose]),
        Meeting(
            what: "setSinkAndSubscription(…); then A: dispose(), B: dispose()",
            before: set,
            calls: [dispose, dispose]
        ),
        Meeting(
            what: "dispose(); then A: setSinkAndSubscription(…), B: dispose()",
            before: dispose,
            calls: [set, dispose]
        ),
        Meeting(
            what: "A: setSinkAndSubscription(…), B: dispose(), C: dispose()",
            calls: [set, dispose, dispose]
        ),
    ]
}

extension SinkDisposer {
    fileprivate func set(_ notes: Notes) {
        let (sink, subscription) = (Part("sink", notes), Part("subscription", notes))
        setSinkAndSubscription(sink: sink, subscription: subscription)
    }
}

let sinkDisposerJudge = Judge(
    "sink-disposer",
    [
        Rule("dispose() disposes of the sink, then of the subscription.", see: flags) {
            let (disposer, notes) = (SinkDisposer(), Notes())
            disposer.set(notes)
            notes.add("dispose()")
            disposer.dispose()
            try expect(
                notes.all,
                toBe: ["dispose()", "sink", "subscription"],
                after: "setSinkAndSubscription(…), dispose()"
            )
        },
        Rule("If dispose() comes first, setSinkAndSubscription disposes of both.", see: flags) {
            let (disposer, notes) = (SinkDisposer(), Notes())
            disposer.dispose()
            disposer.set(notes)
            try expect(
                notes.all,
                toBe: ["sink", "subscription"],
                after: "dispose(), setSinkAndSubscription(…)"
            )
        },
        Rule("Another dispose() has no effect.", see: flags) {
            for early in [false, true] {
                let (disposer, notes) = (SinkDisposer(), Notes())
                if early { (1...2).forEach { _ in disposer.dispose() } }
                disposer.set(notes)
                disposer.dispose()
                disposer.dispose()
                let before = early ? "dispose(), dispose(), " : ""
                try expect(
                    notes.all,
                    toBe: ["sink", "subscription"],
                    after: "\(before)setSinkAndSubscription(…), dispose(), dispose()"
                )
            }
        },
        Rule("isDisposed says whether dispose() was called.", see: flags) {
            let (disposer, notes) = (SinkDisposer(), Notes())
            try expect(!disposer.isDisposed, "isDisposed of a new disposer is true.")
            disposer.set(notes)
            try expect(!disposer.isDisposed, "isDisposed is true after setSinkAndSubscription(…).")
            disposer.dispose()
            try expect(disposer.isDisposed, "isDisposed is false after dispose().")
        },
        Rule("A sink that disposes of its disposer finds isDisposed set.", see: flags) {
            for early in [false, true] {
                let (disposer, notes) = (SinkDisposer(), Notes())
                let sink = Part("sink", notes)
                sink.then = {
                    notes.add("isDisposed: \(disposer.isDisposed)")
                    disposer.dispose()
                }
                if early { disposer.dispose() }
                let subscription = Part("subscription", notes)
                disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
                disposer.dispose()
                sink.then = {}
                try expect(
                    notes.all,
                    toBe: ["sink", "isDisposed: true", "subscription"],
                    after: "\(early ? "dispose() first" : "set first"): the sink calls dispose()"
                )
            }
        },
        Rule("After disposal it holds neither of the two.", see: freed) {
            for early in [false, true] {
                let (disposer, notes) = (SinkDisposer(), Notes())
                weak var sink: Part?
                weak var subscription: Part?
                func fill() {
                    let parts = [Part("sink", notes), Part("subscription", notes)]
                    (sink, subscription) = (parts[0], parts[1])
                    disposer.setSinkAndSubscription(sink: parts[0], subscription: parts[1])
                }
                if early { disposer.dispose() }
                fill()
                if !early {
                    try expect(sink != nil, "The sink is released before dispose().")
                    try expect(
                        subscription != nil,
                        "The subscription is released before dispose()."
                    )
                    disposer.dispose()
                }
                let first = early ? "dispose()" : "setSinkAndSubscription(…)"
                try expect(sink == nil, "With \(first) first, the sink is still in memory.")
                try expect(
                    subscription == nil,
                    "With \(first) first, the subscription is still in memory."
                )
            }
        },
        Rule("However the calls interleave, both are disposed of once.", see: everyOrder) {
            for meeting in Meeting.all {
                let (count, _) = try inEveryOrder(limit: 1_000) {
                    let (disposer, notes) = (SinkDisposer(), Notes())
                    meeting.before(disposer, notes)
                    return (
                        meeting.calls.map { call in { call(disposer, notes) } },
                        { order in
                            try expect(
                                notes.all.sorted(),
                                toBe: ["sink", "subscription"],
                                after: "\(meeting.what), in the order \(order)"
                            )
                        }
                    )
                }
                // The two that are disposed of can be stopped; with that alone there are six.
                try expect(
                    count > 6,
                    """
                    \(meeting.what)

                    Nothing in these calls is atomic: both threads can run them at the same time.
                    """
                )
            }
        },
        Rule("Nothing is disposed of with a lock held.", see: flags) {
            for early in [false, true] {
                let (disposer, notes) = (SinkDisposer(), Notes())
                let sink = Part("sink", notes)
                sink.then = {
                    let answered = DispatchSemaphore(value: 0)
                    DispatchQueue(label: "asks").async {
                        disposer.dispose()
                        answered.signal()
                    }
                    let isAnswered = answered.wait(timeout: .now() + 1) == .success
                    notes.add(
                        isAnswered ? "the other thread finished" : "the other thread is blocked"
                    )
                }
                if early { disposer.dispose() }
                let subscription = Part("subscription", notes)
                disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
                disposer.dispose()
                sink.then = {}
                try expect(
                    notes.all,
                    toBe: ["sink", "the other thread finished", "subscription"],
                    after: """
                        \(early ? "dispose() first" : "set first"): the sink waits for a thread \
                        that calls dispose()
                        """
                )
            }
        },
        Rule(
            "If calls run at the same time, only one of them disposes of the two.",
            see: everyOrder
        ) {
            for meeting in Meeting.all.prefix(2) {
                try inManyRounds(seconds: 0.3) {
                    let (disposer, notes) = (SinkDisposer(), Notes())
                    meeting.before(disposer, notes)
                    return (
                        { meeting.calls[0](disposer, notes) },
                        { meeting.calls[1](disposer, notes) },
                        {
                            try expect(
                                notes.all.sorted(),
                                toBe: ["sink", "subscription"],
                                after: "\(meeting.what), at the same time"
                            )
                        }
                    )
                }
            }
        },
    ]
)
