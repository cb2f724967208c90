// Decides when a block that was handed to another queue may start: a replay has a fixed order.
// Chapter: 2 (one order out of many), 4 (ticks in a recording)

import Foundation

/// Keeps a record of one recording's blocks.
final class Conductor: @unchecked Sendable {
    struct Block {
        let number: Int
        let lane: String
        /// For a timer: whether the block has ended but the timer has not yet released it.
        var isReleased = false
    }

    let order: ReplayOrder
    private let condition = NSCondition()
    /// Blocks that were handed over and have not started, in the order of the hand-overs.
    var waiting: [Block] = []
    /// Timers that fire once and have not started, with their due times.
    var timers: [Int: (lane: String, due: DispatchTime)] = [:]
    /// Blocks that have started and not ended.
    var running: [Block] = []
    /// The number of blocks that are held back, for each lane.
    var held: [String: Int] = [:]
    /// Blocks for whose end the code that handed them over waits, latest last.
    var awaited: [Int] = []
    /// How many more ticks of repeating timers the main thread waits for.
    var wantedTicks = 0
    var isMainWaiting = false
    var isOver = false
    /// Incremented at each event.
    private var progress = 0
    /// The seconds that the main thread waits while nothing happens.
    private let patience: TimeInterval

    init(order: ReplayOrder, patience: TimeInterval) {
        self.order = order
        self.patience = patience
    }

    /// Records that a block was handed over.
    func handOver(_ number: Int, to lane: String) {
        condition.withLock {
            progress += 1
            waiting.append(Block(number: number, lane: lane))
        }
    }

    /// Records that a timer that fires once was set.
    func expect(_ number: Int, on lane: String, due: DispatchTime) {
        condition.withLock { timers[number] = (lane, due) }
    }

    /// Records that a timer was released. If it has not fired, it was cancelled.
    func forget(_ number: Int) {
        condition.withLock {
            guard timers.removeValue(forKey: number) != nil else { return }
            progress += 1
            condition.broadcast()
        }
        wakeMain()
    }

    /// Waits, on the queue's thread, until the block that the queue has reached may start.
    func begin(_ number: Int, on lane: String) {
        condition.withLock {
            hold(lane)
            defer { held[lane, default: 1] -= 1 }
            while !(timers[number] == nil ? mayBegin(number) : mayFire(number)) {
                waitForProgress()
            }
            timers[number] = nil
            waiting.removeAll { $0.number == number }
            running.append(Block(number: number, lane: lane))
            progress += 1
            condition.broadcast()
        }
    }

    /// Waits, on the queue's thread, until the tick of a repeating timer may start.
    /// - returns: `false` if nothing waits for the tick; it must then not run.
    func beginTick(_ number: Int, on lane: String) -> Bool {
        condition.withLock {
            hold(lane)
            defer { held[lane, default: 1] -= 1 }
            while isTickWanted, !mayTick(on: lane) {
                condition.wait()
            }
            guard isTickWanted else { return false }
            wantedTicks = max(0, wantedTicks - 1)
            progress += 1
            running.append(Block(number: number, lane: lane))
            return true
        }
    }

    /// Records that a block has ended.
    func end(_ number: Int) {
        condition.withLock {
            running.removeAll { $0.number == number }
            progress += 1
            condition.broadcast()
        }
        wakeMain()
    }

    /// Records that a timer's block has ended, but its own queue has not yet released what it
    /// holds. Other queues wait for that; this queue cannot.
    func release(_ number: Int) {
        condition.withLock {
            for index in running.indices where running[index].number == number {
                running[index].isReleased = true
            }
            progress += 1
            condition.broadcast()
        }
    }

    /// Waits until the block has run, if the order requires it and it is possible.
    func giveWay(to number: Int, on lane: String) {
        guard order == .handOversFirst else { return }
        condition.withLock {
            guard canGoFirst(number, lane) else { return }
            awaited.append(number)
            condition.broadcast()
            while !isOver && (waiting + running).contains(where: { $0.number == number }) {
                condition.wait()
            }
            awaited.removeAll { $0 == number }
        }
    }

    /// Makes the main thread wait until no block is queued or runs, and no timer is due to fire.
    func settle() {
        turnRunLoop { !waiting.isEmpty || !running.isEmpty || !timers.isEmpty }
    }

    /// Makes the main thread wait until repeating timers have ticked `count` times.
    func wait(ticks count: Int) {
        condition.withLock { wantedTicks = count }
        turnRunLoop { wantedTicks > 0 || !running.isEmpty }
    }

    /// Makes the main thread wait until `date`. Repeating timers tick in the meantime.
    func wait(until date: Date) {
        condition.withLock { wantedTicks = .max }
        turnRunLoop(patience: .infinity) { Date() < date }
        condition.withLock { wantedTicks = 0 }
        settle()
    }

    /// Lets blocks on other queues run before the main thread waits without turning its run loop.
    func letOthersRun() {
        condition.withLock {
            isMainWaiting = true
            condition.broadcast()
            while !isOver, hasOthers { waitForProgress() }
            isMainWaiting = false
        }
    }

    private var hasOthers: Bool {
        (waiting + running).contains { $0.lane != "main" }
            || timers.values.contains { $0.lane != "main" }
    }

    /// Stops holding blocks back: the recording has ended.
    func stop() {
        condition.withLock {
            isOver = true
            condition.broadcast()
        }
    }

    private func hold(_ lane: String) {
        held[lane, default: 0] += 1
        condition.broadcast()
    }

    /// Waits with the condition's lock held, for a limited time: the main thread may be waiting for
    /// something other than blocks.
    private func waitForProgress() {
        let seen = progress
        let isInTime = condition.wait(until: Date(timeIntervalSinceNow: patience))
        if !isInTime && seen == progress && !isOver {
            giveUp()
        }
    }

    private func turnRunLoop(patience: TimeInterval? = nil, while isWaiting: () -> Bool) {
        let patience = patience ?? self.patience
        setMainWaiting(true)
        var (seen, waited, before) = (-1, 0.0, Date())
        while condition.withLock(isWaiting) {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            // A turn that takes longer is the program's, or the stop of a debugger.
            waited += min(Date().timeIntervalSince(before), 0.1)
            before = Date()
            let now = condition.withLock { progress }
            if now != seen {
                (seen, waited) = (now, 0)
            } else if waited > patience {
                condition.withLock { giveUp() }
                break
            }
        }
        setMainWaiting(false)
    }

    /// Prints what is missing and stops holding blocks back: an incomplete recording is more useful
    /// than one that never ends. The caller holds the condition's lock.
    private func giveUp() {
        var missing = waiting.map {
            "block \($0.number), handed over to \($0.lane), has not begun"
        }
        missing += timers.keys.sorted().map { "block \($0), a timer's, has not begun" }
        missing += running.map { "block \($0.number), on \($0.lane), has not ended" }
        if wantedTicks > 0, wantedTicks < .max {
            missing.append("ticks that are waited for and do not come: \(wantedTicks)")
        }
        if !isMainWaiting {
            missing.append("the main thread waits for something else than Trace.settle()")
        }
        warn(
            """
            This recording is not whole. Nothing happened for \(Int(patience)) s: \
            \(missing.joined(separator: "; ")).
            """
        )
        wantedTicks = 0
        isOver = true
        condition.broadcast()
    }

    /// Wakes the main thread, which may have no other event to wake it. The `group` argument
    /// selects Dispatch's own function.
    private func wakeMain() {
        DispatchQueue.main.async(group: nil) {}
    }

    private func setMainWaiting(_ isWaiting: Bool) {
        condition.withLock {
            isMainWaiting = isWaiting
            condition.broadcast()
        }
    }
}
