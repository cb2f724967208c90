// Stops a thread between two atomic operations: tests can then run every order in which the
// operations of two threads can occur.
// Chapter: 5 (every interleaving)

import Foundation
import Synchronization

/// Stops a watched thread before and after each of its atomic operations. An operation is one of
/// `AtomicInt`'s, or everything that happens while a `RecursiveLock` is held.
public enum AtomicStep {
    /// The closure that one watched thread calls.
    private final class Watcher {
        let stop: () -> Void
        /// The depth of held locks. A thread with a lock is not stopped: others would wait forever.
        var locks = 0

        init(stop: @escaping () -> Void) {
            self.stop = stop
        }
    }

    /// The kind of an operation on a watched thread.
    enum Operation {
        case atomic
        case locks
        case unlocks

        /// Returns the operation of the function with that name, or `nil` if it is not one.
        init?(_ type: String, _ function: String) {
            switch (type, function) {
            case ("(global)", "fetchOr(_:_:)"), ("(global)", "load(_:)"),
                ("(global)", "add(_:_:)"), ("(global)", "sub(_:_:)"):
                self = .atomic
            case ("RecursiveLock", "lock()"): self = .locks
            case ("RecursiveLock", "unlock()"): self = .unlocks
            default: return nil
            }
        }
    }

    private static let watchers = Locked<[pthread_t: Watcher]>([:])

    /// Runs `body` on this thread and calls `stop` before and after each atomic operation.
    public static func watch(_ stop: @escaping () -> Void, during body: () -> Void) {
        let thread = pthread_self()
        watchers.withLock { $0[thread] = Watcher(stop: stop) }
        listeners.add(1, ordering: .releasing)
        body()
        listeners.subtract(1, ordering: .releasing)
        watchers.withLock { $0[thread] = nil }
    }

    /// Records that an operation starts.
    /// - returns: The value to pass to `leave`: 0 if this thread is not watched.
    static func enter(_ operation: Operation) -> Int {
        guard let watcher else { return 0 }
        switch operation {
        case .atomic:
            stop(watcher)
            return -1
        case .locks:
            stop(watcher)
            watcher.locks += 1
            return -2
        case .unlocks:
            return -3
        }
    }

    /// Records that the operation has ended.
    static func leave(_ step: Int) {
        guard let watcher else { return }
        if step == -3 { watcher.locks -= 1 }
        if step != -2 { stop(watcher) }
    }

    private static func stop(_ watcher: Watcher) {
        if watcher.locks == 0 { watcher.stop() }
    }

    private static var watcher: Watcher? {
        let thread = pthread_self()
        return watchers.withLock { $0[thread] }
    }
}
