// The virtual time at each step of a recording.
// Chapter: 2 (the virtual clock)

import Foundation

/// Reads the clock of the virtual-time scheduler that the program used last.
struct VirtualClock {
    private weak var scheduler: AnyObject?
    private var start: Double?

    /// Takes note of the receiver of a call of such a scheduler.
    mutating func note(_ receiver: AnyObject) {
        scheduler = receiver
    }

    /// The time since the first reading: seconds, or the scheduler's own ticks.
    mutating func read() -> Double? {
        guard let scheduler, let now = Self.clock(of: scheduler) else { return nil }
        if start == nil { start = now }
        return now - start!
    }

    private static func clock(of scheduler: AnyObject) -> Double? {
        for level in Property.levels(of: scheduler) {
            guard Plumbing.clocks.contains(Call.typeName(of: level.subjectType)) else { continue }
            let clock = level.children.first { Plumbing.clocks.contains($0.label ?? "") }?.value
            switch clock {
            case let date as Date: return date.timeIntervalSinceReferenceDate
            case let ticks as Int: return Double(ticks)
            default: return nil
            }
        }
        return nil
    }
}
