// What every subscription returns: something that can be called off.
// Mirrors: RxSwift/Disposable.swift
// Chapter: 1 (the cast)

/// A resource that can be freed, or work that can be called off.
public protocol Disposable {
    /// Frees the resource. Calling it again does nothing; any thread may call it.
    func dispose()
}
