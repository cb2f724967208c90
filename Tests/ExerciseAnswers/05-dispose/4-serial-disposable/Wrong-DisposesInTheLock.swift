// Breaks: Nothing is disposed of with the lock held.

@testable import MiniRx

/// Holds one disposable at a time: a new one pushes the old one out.
final class SerialDisposable: Cancelable {
    private let lock = RecursiveLock()
    private var current: Disposable?
    private var disposed = false

    /// Whether `dispose()` was called.
    var isDisposed: Bool {
        lock.performLocked { disposed }
    }

    /// What it holds now. A new value pushes the old one out; after `dispose()` it is itself
    /// disposed of.
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

    /// Disposes of what it holds, and of whatever comes later.
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
