// A lock that its owner can re-enter: a handler may subscribe or dispose while it is called.
// Mirrors: Platform/RecursiveLock.swift and RxSwift/Concurrency/Lock.swift
// Differs: It is the recursive mutex itself; RxSwift uses `NSRecursiveLock`, which wraps it.
// Chapter: 1 (the disposables that guard a collection)

import Foundation

/// The system's recursive mutex. Debug builds count it while it lives and once more while it is
/// locked, therefore a missing unlock shows in `Resources.total`.
///
/// A function named `synchronized_…` needs its object's lock, one named `synchronized…` takes it. The
/// user's code runs without a lock; where RxSwift holds one, a comment says why.
final class RecursiveLock: @unchecked Sendable {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        Resources.incrementTotal()
    }

    func lock() {
        pthread_mutex_lock(mutex)
        Resources.incrementTotal()
    }

    func unlock() {
        Resources.decrementTotal()
        pthread_mutex_unlock(mutex)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        Resources.decrementTotal()
    }
}

extension RecursiveLock {
    /// Runs `action` with the lock held and returns its result.
    final func performLocked<Result>(_ action: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return action()
    }
}
