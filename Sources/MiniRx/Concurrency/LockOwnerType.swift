// Whoever has a lock of its own around its state.
// Mirrors: RxSwift/Concurrency/LockOwnerType.swift
// Differs: The protocol `Lock` below it is missing, since nothing here locks but `RecursiveLock`.
// Chapter: 4 (the lock around each tick)

protocol LockOwnerType: AnyObject {
    var lock: RecursiveLock { get }
}
