// The time at each step of a recording with timers.
// Chapter: 4 (ticks in a recording)

import Dispatch
import Foundation

/// The time that timers measure, in seconds: 0 at the first timer, and at each tick the time for which
/// it was set. What a processor needs for the steps does not count, so the time is the same in each
/// recording.
struct TimerClock {
    private struct Timer {
        let due: Double
        /// The seconds between two ticks; `nil` if it fires once.
        let interval: Double?
    }

    /// The time; `nil` before the first timer is set.
    private(set) var now: Double?
    private var timers: [Int: Timer] = [:]

    /// Takes note of a timer that was set.
    mutating func set(_ number: Int, _ schedule: TimerSchedule) {
        now = now ?? 0
        timers[number] = Timer(due: now! + schedule.delay, interval: schedule.interval)
    }

    /// Takes note of a tick.
    mutating func tick(_ number: Int) {
        guard let timer = timers[number] else { return }
        pass(until: timer.due)
        timers[number] = timer.interval.map { Timer(due: timer.due + $0, interval: $0) }
    }

    /// Takes note of a timer that was released: it does not tick any more.
    mutating func forget(_ number: Int) {
        timers[number] = nil
    }

    /// Takes note of a wait of the main thread that has ended.
    mutating func pass(until time: Double) {
        now = now.map { max($0, time) }
    }
}

/// When a timer fires.
struct TimerSchedule {
    /// The time of the first tick.
    let deadline: DispatchTime
    /// The seconds until the first tick.
    let delay: Double
    /// The seconds between two ticks; `nil` if it fires once.
    let interval: Double?

    /// - parameter deadline: A time that was computed from the thread's last `now()`.
    init(_ deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
        self.deadline = deadline
        let (now, due) = (LastNow.current.uptimeNanoseconds, deadline.uptimeNanoseconds)
        delay = due > now ? Double(due - now) / 1e9 : 0
        self.interval = interval.seconds
    }
}

/// What `DispatchTime.now()` returned last on each thread: deadlines are computed from it.
enum LastNow {
    private static let known = Locked<[Int: DispatchTime]>([:])

    /// The last time that the thread was told; without one, the time now.
    static var current: DispatchTime {
        known.withLock { $0[ThreadNumber.current] } ?? DispatchTime(uptimeNanoseconds: uptime)
    }

    /// Replaces Dispatch's function in instrumented code.
    static func tell() -> DispatchTime {
        let now = DispatchTime(uptimeNanoseconds: uptime)
        known.withLock { $0[ThreadNumber.current] = now }
        return now
    }

    /// Takes note that a thread ends.
    static func forget(thread: Int) {
        known.withLock { $0[thread] = nil }
    }

    private static var uptime: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

extension DispatchTimeInterval {
    /// The seconds; `nil` for never.
    fileprivate var seconds: Double? {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        default: nil
        }
    }
}
