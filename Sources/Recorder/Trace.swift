// What a sample or a reader's own code calls to be recorded.
// Chapter: 0 (how to read a trace)

import Dispatch
import Foundation
import Synchronization

/// Records what instrumented code does.
public enum Trace {
    private static let current = Locked<Recording?>(nil)

    /// Runs `body` and returns what instrumented code did meanwhile, on all threads.
    ///
    /// Only one recording can run at a time; a second one ends the program. One in which nothing
    /// happens for ten seconds, while it waits for blocks, says which, and ends without them.
    /// - parameter order: When blocks that are handed to other queues begin. Any order but
    ///   `asItComes` needs a `body` that runs on the main thread and calls `settle()`.
    @discardableResult
    public static func record(
        order: ReplayOrder = .asItComes,
        _ body: () throws -> Void
    ) rethrows -> Recording {
        try record(order: order, patience: 10, body)
    }

    /// The same with another patience, in seconds.
    @discardableResult
    static func record(
        order: ReplayOrder,
        patience: Double,
        _ body: () throws -> Void
    ) rethrows -> Recording {
        let recording = begin(order: order, patience: patience)
        defer { end() }
        try body()
        return recording
    }

    @discardableResult
    static func begin(order: ReplayOrder, patience: Double = 10) -> Recording {
        let recording = Recording(order: order, patience: patience)
        current.withLock { current in
            guard current == nil else {
                fatalError("A recording is running already: let it end before the next.")
            }
            current = recording
            listeners.add(1, ordering: .releasing)
        }
        return recording
    }

    static func end() {
        running?.end()
        current.withLock { current in
            listeners.subtract(1, ordering: .releasing)
            current = nil
        }
    }

    /// Records that the sample prints `text`.
    /// - returns: `false` if nothing records, so that the sample must print for itself.
    public static func prints(_ text: String) -> Bool {
        running?.note(.prints(Text.printed(text))) ?? false
    }

    /// Records that a new section of the sample begins.
    public static func mark(_ text: String) {
        running?.note(.marks(text))
    }

    /// Waits, on the main thread, until every block that was handed over has run, those of timers
    /// that fire once included. Returns at once if nothing records.
    public static func settle() {
        running?.conductor.settle()
    }

    /// Waits, on the main thread, until timers that repeat have ticked `count` times, all
    /// together. Returns at once if nothing records.
    ///
    /// In a conducted recording they tick while the main thread waits here, and never else.
    public static func wait(ticks count: Int) {
        running?.conductor.wait(ticks: count)
    }

    /// Waits, on the main thread, until `date`, while timers tick, and then as `settle()` does.
    static func wait(until date: Date) {
        running?.conductor.wait(until: date)
    }

    /// Whether this thread is the main thread and runs none of the recording's blocks: only then can
    /// it wait for them.
    static var canWait: Bool {
        Thread.isMainThread && !(running?.isInBlock ?? false)
    }

    /// Lets blocks on other queues run before the main thread waits without turning its run loop.
    static func letOthersRun() {
        running?.conductor.letOthersRun()
    }

    /// Hands `block` to another queue by `post`, and records that and when it runs.
    ///
    /// - parameter lane: The queue's label, or `main`.
    /// - parameter post: Is given what it has to hand over in place of `block`.
    public static func handOver(
        _ block: @escaping () -> Void,
        to lane: String,
        by post: (@escaping () -> Void) -> Void
    ) {
        guard let running else { return post(block) }
        let number = running.handOver(to: lane)
        post(running.traced(block, number: number, lane: lane))
        running.conductor.giveWay(to: number, on: lane)
    }

    /// Records that `block` is being handed to another queue, by who cannot wait for it.
    /// - returns: What to hand over in place of `block`.
    static func block(_ block: @escaping () -> Void, to lane: String) -> () -> Void {
        guard let running else { return block }
        return running.traced(block, number: running.handOver(to: lane), lane: lane)
    }

    /// Records that a timer on `queue` was set.
    /// - parameter due: When it fires; `nil` if it repeats.
    /// - returns: What it has to call in place of `handler`.
    static func timer(
        _ handler: @escaping () -> Void,
        on queue: DispatchQueue,
        due: DispatchTime?
    ) -> () -> Void {
        guard let running else { return handler }
        let number = running.setTimer()
        guard let due else {
            return running.tracedTicks(handler, number: number, lane: queue.lane)
        }
        return running.traced(handler, number: number, queue: queue, due: due)
    }

    /// The serial number of the recording that runs, if one does.
    static var runningNumber: Int? { running?.serial }

    static func enter(_ site: StaticString, _ receiver: Any?, _ event: Any?) -> Int {
        let site = Site.of(site)
        if let operation = site.operation {
            let step = AtomicStep.enter(operation)
            if step != 0 { return step }
        }
        return running?.enter(site, receiver, event) ?? 0
    }

    static func leave(_ step: Int) {
        if step < 0 {
            AtomicStep.leave(step)
        } else {
            running?.leave(step)
        }
    }

    static var running: Recording? {
        guard listeners.load(ordering: .acquiring) > 0 else { return nil }
        return current.withLock { $0 }
    }
}
