// A lock that its owner may take again: a subscriber may subscribe or dispose inside its own event.
// Mirrors: Platform/RecursiveLock.swift and RxSwift/Concurrency/Lock.swift
// Left out: RxSwift counts in a subclass of `NSRecursiveLock`. Not every Foundation lets itself be
//   subclassed there, so here the counting lock holds one.
// Chapter: 1 (the disposables that guard a collection)

import Foundation

#if TRACE_RESOURCES
    /// Counts itself while it lives and once more while it is held, so a lock never given back
    /// shows.
    final class RecursiveLock: Sendable {
        private let base = NSRecursiveLock()

        init() {
            Resources.incrementTotal()
        }

        func lock() {
            base.lock()
            Resources.incrementTotal()
        }

        func unlock() {
            Resources.decrementTotal()
            base.unlock()
        }

        deinit {
            Resources.decrementTotal()
        }
    }
#else
    typealias RecursiveLock = NSRecursiveLock
#endif

extension RecursiveLock {
    /// Runs `action` with the lock held and returns what it returns.
    @inline(__always)
    final func performLocked<Result>(_ action: () -> Result) -> Result {
        #if DEBUG
            AtomicStep.enterLock(); defer { AtomicStep.leaveLock() }
        #endif
        lock()
        defer { unlock() }
        return action()
    }
}
