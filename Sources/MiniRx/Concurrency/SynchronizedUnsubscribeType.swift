// Whoever can be left by the key that was given on joining: the subjects.
// Mirrors: RxSwift/Concurrency/SynchronizedUnsubscribeType.swift
// Chapter: 5 (a subject's subscription)

protocol SynchronizedUnsubscribeType: AnyObject {
    associatedtype DisposeKey

    /// Takes an observer out, with the lock held. Does nothing if it is out already.
    func synchronizedUnsubscribe(_ disposeKey: DisposeKey)
}
