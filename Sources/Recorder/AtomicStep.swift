// Where a thread can be stopped between two atomic operations, so that tests go through every order
// in which threads can meet.
// Chapter: 5 (every interleaving)

import Foundation
import Synchronization

/// Stops a thread before and after each of its atomic operations, if somebody watches it. An
/// operation is one of `AtomicInt`'s, or all that happens while a `RecursiveLock` is held.
public enum AtomicStep {
    /// What one thread has to call.
    private final class Watcher {
        let stop: () -> Void
        /// Inside a lock nobody is stopped: another thread would wait for the lock for ever.
        var locks = 0

        init(stop: @escaping () -> Void) {
            self.stop = stop
        }
    }

    /// What a function does to a thread that is watched.
    enum Operation {
        case atomic
        case locks
        case unlocks

        /// The one of that name, if there is one.
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

    /// An operation begins.
    /// - returns: What to give to `leave`, if this thread is watched; else 0.
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

    /// The operation has ended.
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
