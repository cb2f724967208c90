// A container for one disposable: setting a new one disposes of the previous one.
// Mirrors: RxSwift/Disposables/SerialDisposable.swift
// Chapter: 5 (every interleaving)

/// Contains one disposable at a time. Setting another one disposes of the previous one.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = RecursiveLock()
    private var current: Disposable?
    private var disposed = false

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        lock.performLocked { disposed }
    }

    /// Creates an empty container.
    public override init() {
        super.init()
    }

    /// The current disposable, or one that does nothing. Setting it disposes of the previous one,
    /// or of the new one if this container was disposed of before.
    public var disposable: Disposable {
        get {
            lock.performLocked { current ?? Disposables.create() }
        }
        set {
            let unwanted: Disposable? = lock.performLocked {
                guard !disposed else { return newValue }
                defer { current = newValue }
                return current
            }
            // Why outside the lock: disposal may run the user's code
            // (`testASerialPlaceHoldsNoLockWhileItDisposes`).
            unwanted?.dispose()
        }
    }

    /// Disposes of the current disposable and of each one that is set later.
    public func dispose() {
        _dispose()?.dispose()
    }

    private func _dispose() -> Disposable? {
        lock.performLocked {
            guard !disposed else { return nil }
            disposed = true
            defer { current = nil }
            return current
        }
    }
}
