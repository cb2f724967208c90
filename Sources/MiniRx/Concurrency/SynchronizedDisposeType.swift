// Disposables that are disposed of with their lock held.
// Mirrors: RxSwift/Concurrency/SynchronizedDisposeType.swift
// Chapter: 10 (retry)

protocol SynchronizedDisposeType: Disposable, LockOwnerType {
    /// What disposing is. The lock is held.
    func synchronized_dispose()
}

extension SynchronizedDisposeType {
    func synchronizedDispose() {
        lock.performLocked { synchronized_dispose() }
    }
}
