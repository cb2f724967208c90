// Two threads that do something at the same time, again and again.
// Chapter: 5 (every interleaving)

import Foundation
import Synchronization

/// Runs two pieces of code at the same time, each on a thread of its own, as often as it can within
/// some time. For what `inEveryOrder` cannot see: what is done between two atomic operations with a
/// variable that both threads use.
///
/// What it finds it finds by chance. So it is the last rule of a judge, and no proof.
/// - parameter prepare: Makes everything anew for one round.
public func inManyRounds(
    seconds: Double = 0.25,
    _ prepare: () -> (one: () -> Void, other: () -> Void, check: () throws -> Void)
) throws {
    let end = DispatchTime.now() + seconds
    var round = 0
    while DispatchTime.now() < end {
        // On a busy machine the two may have to share a core, and never meet. A new thread begins
        // where there is room.
        let partner = Partner()
        defer { partner.stop() }
        let endOfPartner = min(DispatchTime.now() + 0.005, end)
        while DispatchTime.now() < endOfPartner {
            let (one, other, check) = prepare()
            round += 1
            // Each time a little earlier or later: nobody knows where the two have to meet.
            partner.run(other, and: one, after: round % 40)
            try check()
        }
    }
}

/// A thread that waits for work without going to sleep: waking it up would take longer than the work.
private final class Partner: @unchecked Sendable {
    private let asked = Atomic(0)
    private let done = Atomic(0)
    private let isStopped = Atomic(false)
    private var work: () -> Void = {}
    private var round = 0

    init() {
        Thread.detachNewThread { self.loop() }
    }

    func run(_ work: @escaping () -> Void, and own: () -> Void, after delay: Int) {
        self.work = work
        round += 1
        asked.store(round, ordering: .releasing)
        for _ in 0..<delay { _ = asked.load(ordering: .relaxed) }
        own()
        wait { self.done.load(ordering: .acquiring) == self.round }
        self.work = {}
    }

    func stop() { isStopped.store(true, ordering: .releasing) }

    private func loop() {
        var next = 1
        while true {
            wait {
                self.asked.load(ordering: .acquiring) == next
                    || self.isStopped.load(ordering: .acquiring)
            }
            guard !isStopped.load(ordering: .acquiring) else { return }
            work()
            done.store(next, ordering: .releasing)
            next += 1
        }
    }

    /// On a machine with one core the other thread needs its turn.
    private func wait(until condition: () -> Bool) {
        var count = 0
        while !condition() {
            count += 1
            if count % 2_000 == 0 { sched_yield() }
        }
    }
}
