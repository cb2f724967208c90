// The functions that a sample or user code calls to be recorded.
// Chapter: 0 (how to read a trace)

import Dispatch
import Foundation
import Synchronization

/// Records what instrumented code does.
public enum Trace {
    private static let current = Locked<Recording?>(nil)

    /// Runs `body` and returns what instrumented code does in the meantime, on all threads.
    ///
    /// Only one recording can run at a time; a second one ends the program. If nothing happens for
    /// ten seconds while it waits for blocks, it prints which blocks, and ends without them.
    /// - parameter order: When blocks that are handed to other queues start. Any order but
    ///   `asItComes` needs a `body` that runs on the main thread and calls `settle()`.
    /// - parameter references: Whether to record also who holds whom. It needs another order than
    ///   `asItComes`: while one thread reads the objects, no other may change them.
    @discardableResult
    public static func record(
        order: ReplayOrder = .asItComes,
        references: Bool = false,
        _ body: () throws -> Void
    ) rethrows -> Recording {
        try record(order: order, references: references, patience: 10, body)
    }

    /// Records, and gives up after `patience` seconds in which nothing happens.
    @discardableResult
    static func record(
        order: ReplayOrder,
        references: Bool = false,
        patience: Double,
        _ body: () throws -> Void
    ) rethrows -> Recording {
        let recording = begin(
            order: order,
            references: references ? .max : nil,
            patience: patience
        )
        defer { end() }
        try body()
        return recording
    }

    /// Begins a recording. Ends the program if one runs.
    /// - parameter references: The number of the last line at which references are recorded; `nil`
    ///   if none are.
    @discardableResult
    static func begin(
        order: ReplayOrder,
        references: Int? = nil,
        values: Bool = true,
        ofApp: Bool = false,
        patience: Double = 10,
        to writer: RecordingWriter = RecordingWriter()
    ) -> Recording {
        guard references == nil || order != .asItComes else {
            fatalError("References are recorded only in the orders producerFirst, handOversFirst.")
        }
        let recording = begin {
            Recording(
                order: order,
                patience: patience,
                references: references,
                values: values,
                ofApp: ofApp,
                to: writer
            )
        }
        guard let recording else {
            fatalError("A recording is running already: let it end before the next.")
        }
        return recording
    }

    /// Begins a recording.
    /// - parameter make: Is called only if none runs.
    /// - returns: `nil` if one runs.
    static func begin(_ make: () throws -> Recording) rethrows -> Recording? {
        try current.withLock { current in
            guard current == nil else { return nil }
            let recording = try make()
            current = recording
            listeners.add(1, ordering: .releasing)
            return recording
        }
    }

    /// Whether a recording has begun.
    static var hasBegun: Bool { current.withLock { $0 != nil } }

    /// Ends the recording that runs, if one does. Two threads may call it at once.
    static func end() {
        guard let running, running.end() else { return }
        current.withLock { current in
            listeners.subtract(1, ordering: .releasing)
            current = nil
        }
    }

    /// Records that the sample prints `text`.
    /// - returns: `false` if the sample must print the text itself: nothing records, or an app does,
    ///   which prints as always.
    public static func prints(_ text: String) -> Bool {
        guard let running, running.note(printed: text) else { return false }
        return !running.isOfApp
    }

    /// Records that a new section of the sample starts.
    public static func mark(_ text: String) {
        running?.note(.marks(text))
    }

    /// Waits, on the main thread, until every handed-over block has run, including those of timers
    /// that fire once. Returns at once if nothing records.
    public static func settle() {
        running?.conductor.settle()
    }

    /// Waits, on the main thread, until repeating timers have ticked `count` times in total.
    /// Returns at once if nothing records.
    ///
    /// In a conducted recording they tick only while the main thread waits in this function.
    public static func wait(ticks count: Int) {
        running?.conductor.wait(ticks: count)
    }

    /// Waits, on the main thread, until `date` while timers tick, and then calls `settle()`.
    static func wait(until date: Date) {
        running?.pass(until: date) { running?.conductor.wait(until: date) }
    }

    /// Whether this thread can wait for the recording's blocks: it must be the main thread and run
    /// none of them.
    static var canWait: Bool {
        Thread.isMainThread && !(running?.isInBlock ?? false)
    }

    /// Lets blocks on other queues run before the main thread waits without turning its run loop.
    static func letOthersRun() {
        running?.conductor.letOthersRun()
    }

    /// Hands `block` to another queue with `post`, and records the hand-over and the run.
    ///
    /// - parameter lane: The queue's label, or `main`.
    /// - parameter post: Receives the block to hand over in place of `block`.
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

    /// Records that `block` is handed to another queue by a caller that cannot wait for it.
    /// - returns: The block to hand over in place of `block`.
    static func block(_ block: @escaping () -> Void, to lane: String) -> () -> Void {
        guard let running else { return block }
        return running.traced(block, number: running.handOver(to: lane), lane: lane)
    }

    /// Records that a timer on `queue` was set.
    /// - returns: The closure to call in place of `handler`.
    static func timer(
        _ handler: @escaping () -> Void,
        on queue: DispatchQueue,
        _ schedule: TimerSchedule
    ) -> () -> Void {
        guard let running else { return handler }
        let number = running.setTimer(schedule)
        guard schedule.interval == nil else {
            return running.tracedTicks(handler, number: number, lane: queue.lane)
        }
        return running.traced(handler, number: number, queue: queue, due: schedule.deadline)
    }

    /// The serial number of the current recording, if there is one.
    static var runningNumber: Int? { running?.serial }

    static func enter(_ site: StaticString, _ arguments: Arguments) -> Int {
        let site = Site.of(site)
        if let operation = site.operation {
            let step = AtomicStep.enter(operation)
            if step != 0 { return step }
        }
        return running?.enter(site, arguments) ?? 0
    }

    /// Takes note that a thread ends.
    static func forget(thread: Int) {
        current.withLock { $0 }?.forget(thread: thread)
        LastNow.forget(thread: thread)
    }

    static func leave(_ step: Int, returning value: Any? = nil) {
        if step < 0 {
            AtomicStep.leave(step)
        } else {
            running?.leave(step, returning: value)
        }
    }

    static var running: Recording? {
        guard listeners.load(ordering: .acquiring) > 0 else { return nil }
        if AppRecording.isWanted { AppRecording.begin }
        return current.withLock { $0 }
    }
}
