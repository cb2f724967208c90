// Runs two pieces of code at the same time, many times.
// Chapter: 5 (every interleaving)

import Foundation
import Synchronization

/// Runs two pieces of code at the same time, each on its own thread, as often as possible within
/// some time. It finds what `inEveryOrder` cannot find: a race for a shared variable between two
/// atomic operations.
///
/// It finds races by chance. Therefore it is the last rule of a judge, and not a proof.
/// - parameter prepare: Prepares one round.
public func inManyRounds(
    seconds: Double = 0.25,
    _ prepare: () -> (one: () -> Void, other: () -> Void, check: () throws -> Void)
) throws {
    let end = DispatchTime.now() + seconds
    var round = 0
    while DispatchTime.now() < end {
        // On a busy machine the two threads may share a core and never run at the same time. A new
        // thread may get another core.
        let partner = Partner()
        defer { partner.stop() }
        let endOfPartner = min(DispatchTime.now() + 0.005, end)
        while DispatchTime.now() < endOfPartner {
            let (one, other, check) = prepare()
            round += 1
            // The delay varies: the moment at which the two threads collide is unknown.
            partner.run(other, and: one, after: round % 40)
            try check()
        }
    }
}

/// A thread that waits for work without sleeping: waking it would take longer than the work.
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

    /// Yields from time to time: a machine with one core has to run the other thread.
    private func wait(until condition: () -> Bool) {
        var count = 0
        while !condition() {
            count += 1
            if count % 2_000 == 0 { sched_yield() }
        }
    }
}
