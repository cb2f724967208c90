// What `subscribe` returns: an object that ends the subscription.
// Mirrors: RxSwift/Disposable.swift
// Chapter: 1 (the cast)

/// A resource that can be released, or an action that can be cancelled.
public protocol Disposable {
    /// Releases the resource. Later calls do nothing. Can be called from any thread.
    func dispose()
}
