// Where a thread can be stopped between two atomic operations, so that tests go through every order
// in which threads can meet.
// Mirrors: nothing in RxSwift.
// Chapter: 5 (every interleaving)

#if DEBUG
    import Synchronization

    /// Stops a thread before and after each of its atomic operations, if somebody watches it. An
    /// operation is one of `AtomicInt`'s, or all that happens while a `RecursiveLock` is held.
    @usableFromInline
    enum AtomicStep {
        /// What one thread has to call.
        final class Watcher {
            let stop: () -> Void
            /// Inside a lock nobody is stopped: another thread would wait for the lock for ever.
            var locks = 0

            init(stop: @escaping () -> Void) {
                self.stop = stop
            }
        }

        private static let isWatching = Atomic(false)
        private static let watcher = ThreadLocal<Watcher>()

        /// Runs `body` on this thread and calls `stop` before and after each atomic operation.
        static func watch(_ stop: @escaping () -> Void, during body: () -> Void) {
            isWatching.store(true, ordering: .relaxed)
            watcher.value = Watcher(stop: stop)
            body()
            watcher.value = nil
        }

        /// The atomic operation that follows, or that has just ended.
        @inline(__always)
        static func stop() {
            if isWatching.load(ordering: .relaxed), let watcher = watcher.value, watcher.locks == 0
            {
                watcher.stop()
            }
        }

        @usableFromInline
        static func enterLock() {
            stop()
            change(by: 1)
        }

        @usableFromInline
        static func leaveLock() {
            change(by: -1)
            stop()
        }

        @inline(__always)
        private static func change(by count: Int) {
            if isWatching.load(ordering: .relaxed) {
                watcher.value?.locks += count
            }
        }
    }
#endif

/// The atomic operation that follows, or that has just ended. Nothing in a release build.
#if DEBUG
    @usableFromInline
    func atomicStep() {
        AtomicStep.stop()
    }
#else
    @_alwaysEmitIntoClient @inline(__always)
    func atomicStep() {}
#endif
