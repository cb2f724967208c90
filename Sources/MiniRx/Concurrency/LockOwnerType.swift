// Whoever has a lock of its own around its state.
// Mirrors: RxSwift/Concurrency/LockOwnerType.swift
// Left out: the protocol `Lock` below it, since nothing here locks but `RecursiveLock`.
// Chapter: 4 (the lock around each tick)

@usableFromInline
protocol LockOwnerType: AnyObject {
    var lock: RecursiveLock { get }
}
