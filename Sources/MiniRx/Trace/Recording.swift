// The recorder: puts what all threads do into one order.
// Mirrors: nothing in RxSwift.
// Chapter: 0 (how to read a trace)

#if DEBUG
    import Foundation
    import Synchronization

    /// Everything that MiniRx did while `Trace.record` ran. Safe from any thread.
    public final class Recording: @unchecked Sendable {
        /// The calls that are open on one thread.
        private final class Thread {
            let number: Int
            let recording: Int
            var open: [Int] = []

            init(number: Int, recording: Int) {
                self.number = number
                self.recording = recording
            }
        }

        private static let thread = ThreadLocal<Thread>()
        private static let recordings = Atomic(0)

        /// Tells this recording from earlier ones, whose open calls a thread may still remember.
        let serial = Recording.recordings.add(1, ordering: .relaxed).newValue
        let conductor: Conductor
        private let lock = NSLock()
        private var recorded: [Step] = []
        private var numbers = 0
        private var threads = 0
        private var blocks = 0

        init(order: ReplayOrder, patience: TimeInterval) {
            conductor = Conductor(order: order, patience: patience)
        }

        /// What happened so far, in order.
        public var steps: [Step] {
            lock.withLock { recorded }
        }

        func enter(_ call: Call) -> Int {
            lock.withLock {
                let thread = currentThread()
                let number = append(.enters(call), thread)
                thread.open.append(number)
                return number
            }
        }

        func leave(_ number: Int) {
            lock.withLock {
                let thread = currentThread()
                guard thread.open.last == number else { return }
                thread.open.removeLast()
                append(.leaves, thread, number: number)
            }
        }

        func note(_ moment: Step.Moment) {
            lock.withLock { _ = append(moment, currentThread()) }
        }

        /// Records that a block is handed to `lane`.
        /// - returns: The block's number.
        func handOver(to lane: String) -> Int {
            lock.withLock {
                blocks += 1
                append(.handsOver(block: blocks, to: lane), currentThread())
                return blocks
            }
        }

        /// What to hand over in place of a block that runs once: it waits for its turn, and its run
        /// is recorded.
        func traced(_ block: @escaping () -> Void, number: Int, lane: String) -> () -> Void {
            // Why let go of the block before its end: what it alone still holds is freed on its own
            // lane, and not at some later moment (`Chapter2GoldenTests`).
            var block: (() -> Void)? = block
            return {
                self.conductor.begin(number, on: lane)
                self.run(number) {
                    block?(); block = nil
                }
            }
        }

        /// The same for the block of a timer that fires once, unless it is cancelled before.
        func traced(
            _ block: @escaping () -> Void,
            number: Int,
            lane: String,
            due: DispatchTime
        ) -> () -> Void {
            conductor.expect(number, on: lane, due: due)
            let traced = traced(block, number: number, lane: lane)
            // Freed with the timer's handler.
            let expectation = Expectation { self.conductor.forget(number) }
            return {
                _ = expectation
                traced()
            }
        }

        /// Runs its closure when nobody holds it any more.
        private final class Expectation {
            private let end: () -> Void

            init(_ end: @escaping () -> Void) {
                self.end = end
            }

            deinit {
                end()
            }
        }

        /// The same for the block of a timer that repeats: a tick that is not wanted now is as if
        /// the timer were late.
        func tracedTicks(_ block: @escaping () -> Void, number: Int, lane: String) -> () -> Void {
            {
                if self.conductor.beginTick(number, on: lane) {
                    self.run(number, block)
                }
            }
        }

        private func run(_ number: Int, _ block: () -> Void) {
            note(.runs(block: number))
            block()
            note(.ends(block: number))
            conductor.end(number)
        }

        private func currentThread() -> Thread {
            if let thread = Self.thread.value, thread.recording == serial {
                return thread
            }
            threads += 1
            let thread = Thread(number: threads, recording: serial)
            Self.thread.value = thread
            return thread
        }

        @discardableResult
        private func append(_ moment: Step.Moment, _ thread: Thread, number: Int? = nil) -> Int {
            let number =
                number
                ?? {
                    numbers += 1
                    return numbers
                }()
            recorded.append(
                Step(
                    number: number,
                    moment: moment,
                    lane: Lane.current,
                    thread: thread.number,
                    depth: thread.open.count,
                    caller: thread.open.last
                )
            )
            return number
        }
    }
#endif
