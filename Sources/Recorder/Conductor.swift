// Decides when a block that was handed to another queue may begin, so that a replay has one order.
// Chapter: 2 (one order out of many), 4 (ticks in a recording)

import Foundation

/// Keeps account of the blocks of one recording.
final class Conductor: @unchecked Sendable {
    struct Block {
        let number: Int
        let lane: String
        /// Of a timer's: whether it has ended, and the timer has still to let go of it.
        var isReleased = false
    }

    let order: ReplayOrder
    private let condition = NSCondition()
    /// Handed over and not begun, in the order of handing over.
    var waiting: [Block] = []
    /// Of timers that fire once and have not begun: when they are due.
    var timers: [Int: (lane: String, due: DispatchTime)] = [:]
    /// Begun and not ended.
    var running: [Block] = []
    /// Lanes whose next block is held back: how many are.
    var held: [String: Int] = [:]
    /// Those for which somebody who handed them over is waiting, latest last.
    var awaited: [Int] = []
    /// How many more ticks of timers that repeat the main thread waits for.
    var wantedTicks = 0
    var isMainWaiting = false
    var isOver = false
    /// Goes up with everything that happens.
    private var progress = 0
    /// How long the main thread waits while nothing happens at all.
    private let patience: TimeInterval

    init(order: ReplayOrder, patience: TimeInterval) {
        self.order = order
        self.patience = patience
    }

    /// A block was handed over.
    func handOver(_ number: Int, to lane: String) {
        condition.withLock {
            progress += 1
            waiting.append(Block(number: number, lane: lane))
        }
    }

    /// A timer that fires once was set.
    func expect(_ number: Int, on lane: String, due: DispatchTime) {
        condition.withLock { timers[number] = (lane, due) }
    }

    /// A timer is gone. If it has not fired, it was cancelled.
    func forget(_ number: Int) {
        condition.withLock {
            guard timers.removeValue(forKey: number) != nil else { return }
            progress += 1
            condition.broadcast()
        }
        wakeMain()
    }

    /// A block's queue has got to it: waits, on the queue's thread, until it may begin.
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

    /// A timer that repeats has ticked: waits, on its queue's thread, until the tick may begin.
    /// - returns: `false` if nobody waits for it, so that it should not run at all.
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

    /// A block has ended.
    func end(_ number: Int) {
        condition.withLock {
            running.removeAll { $0.number == number }
            progress += 1
            condition.broadcast()
        }
        wakeMain()
    }

    /// A timer's block has ended, and what it held has still to be freed, on its own queue: other
    /// queues wait for that, and this one cannot.
    func release(_ number: Int) {
        condition.withLock {
            for index in running.indices where running[index].number == number {
                running[index].isReleased = true
            }
            progress += 1
            condition.broadcast()
        }
    }

    /// Whoever handed the block over lets it go first, if that is the order and can be done.
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

    /// The main thread waits until no block is waiting or running, and no timer is to fire.
    func settle() {
        turnRunLoop { !waiting.isEmpty || !running.isEmpty || !timers.isEmpty }
    }

    /// The main thread waits until timers that repeat have ticked so often.
    func wait(ticks count: Int) {
        condition.withLock { wantedTicks = count }
        turnRunLoop { wantedTicks > 0 || !running.isEmpty }
    }

    /// The main thread waits until then. Timers that repeat tick meanwhile.
    func wait(until date: Date) {
        condition.withLock { wantedTicks = .max }
        turnRunLoop(patience: .infinity) { Date() < date }
        condition.withLock { wantedTicks = 0 }
        settle()
    }

    /// The main thread is about to wait without turning its run loop: blocks on other queues run
    /// before.
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

    /// The recording is over: nobody is held back any more.
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

    /// Waits with the condition's lock held, but not for ever: the main thread may be waiting for
    /// something else than blocks.
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
        var (seen, since) = (-1, Date())
        while condition.withLock(isWaiting) {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            let now = condition.withLock { progress }
            if now != seen {
                (seen, since) = (now, Date())
            } else if Date().timeIntervalSince(since) > patience {
                condition.withLock { giveUp() }
                break
            }
        }
        setMainWaiting(false)
    }

    /// Says what does not come, and holds nobody back any more: a recording that is not whole is
    /// of more use than one that never ends. Called with the condition's lock held.
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

    /// The main thread may have nothing else to wake it. With an argument, so that it is Dispatch's
    /// own function.
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
