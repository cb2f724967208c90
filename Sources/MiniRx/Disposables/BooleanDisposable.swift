// A disposable that is only a flag: a loop can poll it to see whether it was cancelled.
// Mirrors: RxSwift/Disposables/BooleanDisposable.swift
// Differs: The flag is atomic. RxSwift's is a variable until 6.6.0.
// Chapter: 5 (the cast)

/// A disposable that only remembers whether it was disposed of.
public final class BooleanDisposable: Cancelable {
    private let disposed: AtomicInt

    /// Creates a disposable that is not disposed of yet.
    public init() {
        disposed = AtomicInt(0)
    }

    /// Creates a disposable that is disposed of from the beginning, or not.
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
