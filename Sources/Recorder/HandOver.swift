// How instrumented code hands work to queues: by Dispatch's own names, and the recorder is told.
// Chapter: 0 (how code is recorded)
//
// A copy of a source file sees these functions, and nobody else does. Where it calls one without the
// arguments that have defaults, the compiler prefers it to Dispatch's, which has the defaults.

import Dispatch
import Foundation

extension DispatchQueue {
    /// Like Dispatch's.
    @_spi(Instrumented)
    public func async(execute work: @escaping @Sendable () -> Void) {
        Trace.handOver(work, to: lane) { work in
            nonisolated(unsafe) let work = work
            self.async(group: nil) { work() }
        }
    }

    /// Like Dispatch's: a timer that fires once.
    @_spi(Instrumented)
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        nonisolated(unsafe) let traced = Trace.timer(work, on: self, due: deadline)
        asyncAfter(deadline: deadline, qos: .unspecified) { traced() }
    }
}

extension DispatchSource {
    /// Like Dispatch's.
    @_spi(Instrumented)
    public class func makeTimerSource(queue: DispatchQueue?) -> DispatchSourceTimer {
        let timer = makeTimerSource(flags: [], queue: queue)
        Timers.made(timer, on: queue ?? .global())
        return timer
    }
}

extension DispatchSourceTimer {
    /// Like Dispatch's: the timer fires once.
    @_spi(Instrumented)
    public func schedule(deadline: DispatchTime) {
        _schedule(self, deadline, repeating: .never, leeway: .nanoseconds(0))
    }

    /// Like Dispatch's: the timer fires once.
    @_spi(Instrumented)
    public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        _schedule(self, deadline, repeating: .never, leeway: leeway)
    }

    /// Like Dispatch's.
    @_spi(Instrumented)
    public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
        _schedule(self, deadline, repeating: interval, leeway: .nanoseconds(0))
    }

    /// Like Dispatch's. What a timer does is recorded if it was scheduled before.
    @_spi(Instrumented)
    public func setEventHandler(handler: @escaping () -> Void) {
        let traced = Timers.traced(handler, of: self)
        setEventHandler(qos: .unspecified, flags: []) { traced() }
    }
}

/// Sets a timer. Dispatch's function has no default left, so that a module whose code calls it has
/// to have one of that name, which calls this one.
@_spi(Instrumented)
public func _schedule(
    _ timer: DispatchSourceTimer,
    _ deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
) {
    Timers.scheduled(timer, due: interval == .never ? deadline : nil)
    timer.schedule(deadline: deadline, repeating: interval, leeway: leeway)
}

/// The same for the operation of an operation queue.
@_spi(Instrumented)
public func _blockOperation(_ block: @escaping () -> Void) -> BlockOperation {
    nonisolated(unsafe) let traced = Trace.block(block, to: "OperationQueue")
    return BlockOperation { traced() }
}

/// What is known of a timer until it gets its handler.
private enum Timers {
    private struct Timer {
        let queue: DispatchQueue
        var isScheduled = false
        /// `nil` if it repeats.
        var due: DispatchTime?
    }

    private static let known = Locked<[ObjectIdentifier: Timer]>([:])

    private static func key(_ timer: DispatchSourceTimer) -> ObjectIdentifier {
        ObjectIdentifier(timer as AnyObject)
    }

    static func made(_ timer: DispatchSourceTimer, on queue: DispatchQueue) {
        known.withLock { $0[key(timer)] = Timer(queue: queue) }
    }

    static func scheduled(_ timer: DispatchSourceTimer, due: DispatchTime?) {
        known.withLock { known in
            known[key(timer)]?.isScheduled = true
            known[key(timer)]?.due = due
        }
    }

    static func traced(
        _ handler: @escaping () -> Void,
        of timer: DispatchSourceTimer
    ) -> () -> Void {
        guard let timer = known.withLock({ $0.removeValue(forKey: key(timer)) }),
            timer.isScheduled
        else { return handler }
        return Trace.timer(handler, on: timer.queue, due: timer.due)
    }
}
