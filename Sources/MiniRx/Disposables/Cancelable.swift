// A disposable that knows whether it was disposed of.
// Mirrors: RxSwift/Cancelable.swift
// Chapter: 1 (the cast)

/// A disposable that can be asked whether it was disposed of.
public protocol Cancelable: Disposable {
    /// Whether `dispose()` was called. Any thread may ask.
    var isDisposed: Bool { get }
}
