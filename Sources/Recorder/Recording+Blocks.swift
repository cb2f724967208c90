// The blocks of a recording: they wait for their turn, and their runs are recorded.
// Chapter: 0 (how to read a trace)

import Foundation

extension Recording {
    /// Records that a block is handed over to `lane`.
    /// - returns: The block's number.
    func handOver(to lane: String) -> Int {
        let number = newBlock(for: lane)
        conductor.handOver(number, to: lane)
        return number
    }

    /// Records that a block is given to a timer.
    /// - returns: The block's number.
    func setTimer(_ schedule: TimerSchedule) -> Int {
        newBlock(for: "timer", schedule)
    }

    /// Returns the block to hand over in place of a block that runs once: it waits until it may
    /// start, and its run is recorded.
    func traced(_ block: @escaping () -> Void, number: Int, lane: String) -> () -> Void {
        // Releases the block before its end is recorded: its objects are released on its own lane,
        // and not at some later moment (`Chapter2GoldenTests`).
        var block: (() -> Void)? = held(block, .block(lane))
        return {
            self.conductor.begin(number, on: lane)
            self.run(number) {
                block?(); block = nil
            }
        }
    }

    /// Returns the block for a timer that fires once, unless it is cancelled before.
    func traced(
        _ block: @escaping () -> Void,
        number: Int,
        queue: DispatchQueue,
        due: DispatchTime
    ) -> () -> Void {
        conductor.expect(number, on: queue.lane, due: due)
        let block = held(block, .timer(queue.lane))
        // Released with the timer's handler.
        let expectation = Expectation {
            self.conductor.forget(number)
            self.forget(timer: number)
        }
        return {
            _ = expectation
            self.conductor.begin(number, on: queue.lane)
            self.tick(number)
            self.note(running: number, block)
            // The timer releases its handler on its queue, before any later block on that queue.
            self.conductor.release(number)
            queue.async(group: nil) { self.conductor.end(number) }
        }
    }

    /// Calls its closure when it is released.
    private final class Expectation {
        private let end: () -> Void

        init(_ end: @escaping () -> Void) {
            self.end = end
        }

        deinit {
            end()
        }
    }

    /// Returns the block for a repeating timer: an unwanted tick is skipped, as if the timer were
    /// late.
    func tracedTicks(_ block: @escaping () -> Void, number: Int, lane: String) -> () -> Void {
        let block = held(block, .timer(lane))
        let expectation = Expectation { self.forget(timer: number) }
        return {
            _ = expectation
            if self.conductor.beginTick(number, on: lane) {
                self.tick(number)
                self.run(number, block)
            }
        }
    }

    /// Takes note of what a block holds until it is released.
    private func held(_ block: @escaping () -> Void, _ holder: Root.Holder) -> () -> Void {
        objects == nil ? block : rootSources.adding(block, holder)
    }

    private func run(_ number: Int, _ block: () -> Void) {
        note(running: number, block)
        conductor.end(number)
    }
}
