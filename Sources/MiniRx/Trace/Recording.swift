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
        private let serial = Recording.recordings.add(1, ordering: .relaxed).newValue
        private let lock = NSLock()
        private var recorded: [Step] = []
        private var numbers = 0
        private var threads = 0
        private var blocks = 0

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

        /// Records that `block` is handed to `lane`, and wraps it so that its run is recorded too.
        func handOver(_ block: @escaping () -> Void, to lane: String) -> () -> Void {
            let number = lock.withLock {
                blocks += 1
                append(.handsOver(block: blocks, to: lane), currentThread())
                return blocks
            }
            return {
                self.note(.runs(block: number))
                block()
                self.note(.ends(block: number))
            }
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
