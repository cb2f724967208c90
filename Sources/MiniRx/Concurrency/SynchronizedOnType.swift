// Observers that take their events with their lock held.
// Mirrors: RxSwift/Concurrency/SynchronizedOnType.swift
// Chapter: 4 (the lock around each tick)

protocol SynchronizedOnType: ObserverType, LockOwnerType {
    /// What to do with an event. The lock is held.
    func synchronized_on(_ event: Event<Element>)
}

extension SynchronizedOnType {
    func synchronizedOn(_ event: Event<Element>) {
        lock.performLocked { synchronized_on(event) }
    }
}
