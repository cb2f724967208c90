// Breaks: It lets go of what it has disposed of.

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
            let unwanted: Disposable? = lock.performLocked {
                defer { current = newValue }
                return disposed ? newValue : current
            }
            unwanted?.dispose()
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
