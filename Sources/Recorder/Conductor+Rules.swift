// Decides which block may run now. The caller holds the conductor's lock.
// Chapter: 2 (one order out of many), 4 (ticks in a recording)

import Dispatch

extension Conductor {
    func mayBegin(_ number: Int) -> Bool {
        if isOver || order == .asItComes {
            return true
        }
        if let first = awaited.last, waiting.contains(where: { $0.number == first }) {
            return first == number
        }
        let next = waiting.first { $0.lane != "main" } ?? waiting.first
        guard let next, next.number == number else { return false }
        return isMainWaiting && isFree(for: next.lane)
    }

    var isTickWanted: Bool {
        isOver || order == .asItComes || wantedTicks > 0
    }

    /// Whether all other blocks that can run have run. Those on the timer's own queue cannot.
    func mayTick(on lane: String) -> Bool {
        if isOver || order == .asItComes {
            return true
        }
        return isMainWaiting && isFree(for: lane) && waiting.allSatisfy { $0.lane == lane }
    }

    /// Whether no block runs. A timer's block that has ended but is not yet released blocks other
    /// queues, unless a block of its own queue waits: its release comes after that block.
    private func isFree(for lane: String) -> Bool {
        running.allSatisfy { $0.isReleased && ($0.lane == lane || held[$0.lane, default: 0] > 0) }
    }

    /// Whether all blocks that can run have run, and all timers that are due earlier on other
    /// queues. (Timers on its own queue cannot fire before it.)
    func mayFire(_ number: Int) -> Bool {
        guard let timer = timers[number], !isOver, order != .asItComes else { return true }
        let isNext = timers.allSatisfy { other in
            other.value.lane == timer.lane || timer.due <= other.value.due
        }
        return isNext && mayTick(on: timer.lane)
    }

    /// Whether the block's own queue is free, and no other block on it comes first.
    func canGoFirst(_ number: Int, _ lane: String) -> Bool {
        if waiting.first(where: { $0.lane == lane })?.number != number {
            return false
        }
        if running.contains(where: { $0.lane == lane }) || Lane.current == lane {
            return false
        }
        return lane != "main" || isMainWaiting
    }
}
