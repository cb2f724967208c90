// What a sample or a reader's own code calls to be recorded.
// Mirrors: nothing in RxSwift.
// Chapter: 0 (how to read a trace)

#if DEBUG
    import Dispatch
    import Synchronization

    /// Records what MiniRx does inside. Exists in debug builds only, so put your own use of it
    /// between `#if DEBUG` and `#endif`.
    public enum Trace {
        private static let current = Mutex<Recording?>(nil)

        /// Runs `body` and returns what MiniRx did meanwhile, on all threads.
        ///
        /// Only one recording can run at a time; a second one ends the program. One in which nothing
        /// happens for ten seconds, while it waits for blocks, says which, and ends without them.
        /// - parameter order: When blocks that are handed to other queues begin. Any order but
        ///   `asItComes` needs a `body` that runs on the main thread and calls `settle()`.
        @discardableResult
        public static func record(
            order: ReplayOrder = .asItComes,
            _ body: () throws -> Void
        ) rethrows -> Recording {
            try record(order: order, patience: 10, body)
        }

        /// The same with another patience, in seconds.
        @discardableResult
        static func record(
            order: ReplayOrder,
            patience: Double,
            _ body: () throws -> Void
        ) rethrows -> Recording {
            let recording = Recording(order: order, patience: patience)
            current.withLock { current in
                guard current == nil else {
                    rxFatalError("A recording is running already: let it end before the next.")
                }
                current = recording
                isRecording.store(true, ordering: .releasing)
            }
            defer {
                recording.conductor.stop()
                current.withLock { current in
                    isRecording.store(false, ordering: .releasing)
                    current = nil
                }
            }
            try body()
            return recording
        }

        /// Records that the sample prints `text`.
        /// - returns: `false` if nothing records, so that the sample must print for itself.
        public static func prints(_ text: String) -> Bool {
            guard let running else { return false }
            running.note(.prints(text))
            return true
        }

        /// Records that a new section of the sample begins.
        public static func mark(_ text: String) {
            running?.note(.marks(text))
        }

        /// Waits, on the main thread, until every block that was handed over has run, those of timers
        /// that fire once included. Returns at once if nothing records.
        public static func settle() {
            running?.conductor.settle()
        }

        /// Waits, on the main thread, until timers that repeat have ticked `count` times, all
        /// together. Returns at once if nothing records.
        ///
        /// In a conducted recording they tick while the main thread waits here, and never else.
        public static func wait(ticks count: Int) {
            running?.conductor.wait(ticks: count)
        }

        /// Hands `block` to another queue by `post`, and records that and when it runs.
        ///
        /// - parameter lane: The queue's label, or `main`.
        /// - parameter post: Is given what it has to hand over in place of `block`.
        public static func handOver(
            _ block: @escaping () -> Void,
            to lane: String,
            by post: (@escaping () -> Void) -> Void
        ) {
            guard let running else { return post(block) }
            let number = running.handOver(to: lane)
            running.conductor.handOver(number, to: lane)
            post(running.traced(block, number: number, lane: lane))
            running.conductor.giveWay(to: number, on: lane)
        }

        /// Records that a timer on `lane` was set.
        /// - parameter due: When it fires; `nil` if it repeats.
        /// - returns: What it has to call in place of `handler`.
        static func timer(
            _ handler: @escaping () -> Void,
            on lane: String,
            due: DispatchTime?
        ) -> () -> Void {
            guard let running else { return handler }
            let number = running.handOver(to: "timer")
            guard let due else {
                return running.tracedTicks(handler, number: number, lane: lane)
            }
            return running.traced(handler, number: number, lane: lane, due: due)
        }

        /// The serial number of the recording that runs, if one does.
        static var runningNumber: Int? { running?.serial }

        /// Records a call of one of the sample's own closures: the `number`th in source order.
        /// `event` is what it was given, if that was one. Returns the step's number, for
        /// `leaveClosure`; 0 if nothing records.
        public static func enterClosure(
            _ number: Int,
            event: Any? = nil,
            file: StaticString = #filePath,
            line: UInt = #line
        ) -> Int {
            enter(
                Call(
                    type: "(user)",
                    function: "closure#\(number)",
                    receiver: nil,
                    event: event,
                    file: file,
                    line: line
                )
            )
        }

        /// Records that the sample's closure returned.
        public static func leaveClosure(_ step: Int) {
            leave(step)
        }

        static func enter(_ call: Call) -> Int {
            running?.enter(call) ?? 0
        }

        static func leave(_ step: Int) {
            running?.leave(step)
        }

        private static var running: Recording? {
            guard isRecording.load(ordering: .acquiring) else { return nil }
            return current.withLock { $0 }
        }
    }
#endif
