// A flag as a disposable: work that polls can see that it was called off.
// Mirrors: RxSwift/Disposables/BooleanDisposable.swift
// Chapter: 5 (the cast)

/// A disposable that only remembers whether it was disposed of.
public final class BooleanDisposable: Cancelable {
    private let disposed: AtomicInt

    /// A disposable that was not disposed of yet.
    public init() {
        disposed = AtomicInt(0)
    }

    /// A disposable that begins as disposed of or not.
    public init(isDisposed: Bool) {
        disposed = AtomicInt(isDisposed ? 1 : 0)
    }

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        disposed.isSet
    }

    /// Sets the flag.
    public func dispose() {
        disposed.set()
    }
}
