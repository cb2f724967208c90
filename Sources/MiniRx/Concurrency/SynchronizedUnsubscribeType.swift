// An object that removes an observer by its subscription key: the subjects.
// Mirrors: RxSwift/Concurrency/SynchronizedUnsubscribeType.swift
// Chapter: 5 (a subject's subscription)

protocol SynchronizedUnsubscribeType: AnyObject {
    associatedtype DisposeKey

    /// Removes an observer, with the lock held. Does nothing if it was removed before.
    func synchronizedUnsubscribe(_ disposeKey: DisposeKey)
}
