// Replaces Dispatch's functions in instrumented code: each one also reports to the recorder.
// Chapter: 0 (how code is recorded)
//
// Only copies of source files see these functions. A call without default arguments selects them,
// because the compiler prefers a function without defaults to Dispatch's, which has them.

import Dispatch
import Foundation

extension DispatchQueue {
    /// Works like Dispatch's function, and is recorded.
    @_spi(Instrumented)
    public func async(execute work: @escaping @Sendable () -> Void) {
        Trace.handOver(work, to: lane) { work in
            nonisolated(unsafe) let work = work
            self.async(group: nil) { work() }
        }
    }

    /// Works like Dispatch's function: sets a timer that fires once.
    @_spi(Instrumented)
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        nonisolated(unsafe) let traced = Trace.timer(work, on: self, TimerSchedule(deadline))
        asyncAfter(deadline: deadline, qos: .unspecified) { traced() }
    }
}

extension DispatchSource {
    /// Works like Dispatch's function, and is recorded.
    @_spi(Instrumented)
    public class func makeTimerSource(queue: DispatchQueue?) -> DispatchSourceTimer {
        let timer = makeTimerSource(flags: [], queue: queue)
        Timers.made(timer, on: queue ?? .global())
        return timer
    }
}

extension DispatchSourceTimer {
    /// Works like Dispatch's function: the timer fires once.
    @_spi(Instrumented)
    public func schedule(deadline: DispatchTime) {
        _schedule(self, deadline, repeating: .never, leeway: .nanoseconds(0))
    }

    /// Works like Dispatch's function: the timer fires once.
    @_spi(Instrumented)
    public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        _schedule(self, deadline, repeating: .never, leeway: leeway)
    }

    /// Works like Dispatch's function: the timer repeats.
    @_spi(Instrumented)
    public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
        _schedule(self, deadline, repeating: interval, leeway: .nanoseconds(0))
    }

    /// Works like Dispatch's function. Records the timer if it was scheduled before this call.
    @_spi(Instrumented)
    public func setEventHandler(handler: @escaping () -> Void) {
        let traced = Timers.traced(handler, of: self)
        setEventHandler(qos: .unspecified, flags: []) { traced() }
    }
}

/// Works like `DispatchTime.now()`. A file that computes deadlines has a function of that name, which
/// calls this one.
@_spi(Instrumented)
public func _now() -> DispatchTime {
    LastNow.tell()
}

/// Sets a timer. This call of Dispatch's function omits no argument. To replace it, a module must
/// declare a function of the same name, which calls this one.
@_spi(Instrumented)
public func _schedule(
    _ timer: DispatchSourceTimer,
    _ deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
) {
    Timers.scheduled(timer, TimerSchedule(deadline, repeating: interval))
    timer.schedule(deadline: deadline, repeating: interval, leeway: leeway)
}

/// Replaces the initializer of an operation of an operation queue.
@_spi(Instrumented)
public func _blockOperation(_ block: @escaping () -> Void) -> BlockOperation {
    nonisolated(unsafe) let traced = Trace.block(block, to: "OperationQueue")
    return BlockOperation { traced() }
}

/// Data about a timer until it receives its handler.
private enum Timers {
    private struct Timer {
        let queue: DispatchQueue
        /// When it fires; `nil` before it was scheduled.
        var schedule: TimerSchedule?
    }

    private static let known = Locked<[ObjectIdentifier: Timer]>([:])

    private static func key(_ timer: DispatchSourceTimer) -> ObjectIdentifier {
        ObjectIdentifier(timer as AnyObject)
    }

    static func made(_ timer: DispatchSourceTimer, on queue: DispatchQueue) {
        known.withLock { $0[key(timer)] = Timer(queue: queue) }
    }

    static func scheduled(_ timer: DispatchSourceTimer, _ schedule: TimerSchedule) {
        known.withLock { $0[key(timer)]?.schedule = schedule }
    }

    static func traced(
        _ handler: @escaping () -> Void,
        of timer: DispatchSourceTimer
    ) -> () -> Void {
        guard let timer = known.withLock({ $0.removeValue(forKey: key(timer)) }),
            let schedule = timer.schedule
        else { return handler }
        return Trace.timer(handler, on: timer.queue, schedule)
    }
}
