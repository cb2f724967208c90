// Disposables whose disposal runs with their lock held.
// Mirrors: RxSwift/Concurrency/SynchronizedDisposeType.swift
// Chapter: 14 (retry)

protocol SynchronizedDisposeType: Disposable, LockOwnerType {
    /// Disposes of the object's contents. Called with the lock held.
    func synchronized_dispose()
}

extension SynchronizedDisposeType {
    func synchronizedDispose() {
        lock.performLocked { synchronized_dispose() }
    }
}
