// Breaks: Nothing is disposed of with the lock held.

@testable import MiniRx

/// Holds one disposable at a time: setting a new one disposes of the old one.
final class SerialDisposable: Cancelable {
    private let lock = RecursiveLock()
    private var current: Disposable?
    private var disposed = false

    /// Whether `dispose()` was called.
    var isDisposed: Bool {
        lock.performLocked { disposed }
    }

    /// What it holds now. Setting a new value disposes of the old one; after `dispose()`, the new
    /// value is disposed of at once.
    var disposable: Disposable {
        get {
            lock.performLocked { current ?? Disposables.create() }
        }
        set {
            lock.performLocked {
                if disposed {
                    newValue.dispose()
                } else {
                    current?.dispose()
                    current = newValue
                }
            }
        }
    }

    /// Disposes of what it holds, and of every disposable that is set later.
    func dispose() {
        let last: Disposable? = lock.performLocked {
            guard !disposed else { return nil }
            disposed = true
            defer { current = nil }
            return current
        }
        last?.dispose()
    }
}
