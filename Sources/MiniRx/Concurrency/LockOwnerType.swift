// An object that guards its state with its own lock.
// Mirrors: RxSwift/Concurrency/LockOwnerType.swift
// Differs: The protocol `Lock` is missing, because `RecursiveLock` is the only lock here.
// Chapter: 4 (the lock around each tick)

protocol LockOwnerType: AnyObject {
    var lock: RecursiveLock { get }
}
