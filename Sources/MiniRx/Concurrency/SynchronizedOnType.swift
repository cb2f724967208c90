// Observers that handle each event with their lock held.
// Mirrors: RxSwift/Concurrency/SynchronizedOnType.swift
// Chapter: 4 (the lock around each tick)

protocol SynchronizedOnType: ObserverType, LockOwnerType {
    /// Handles an event. Called with the lock held.
    func synchronized_on(_ event: Event<Element>)
}

extension SynchronizedOnType {
    func synchronizedOn(_ event: Event<Element>) {
        lock.lock()
        defer { lock.unlock() }
        synchronized_on(event)
    }
}
