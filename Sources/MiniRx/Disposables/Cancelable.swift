// A disposable that knows whether it was disposed of.
// Mirrors: RxSwift/Cancelable.swift
// Chapter: 1 (the cast)

/// A disposable that tells whether it was disposed of.
public protocol Cancelable: Disposable {
    /// Whether `dispose()` was called. Can be read from any thread.
    var isDisposed: Bool { get }
}
