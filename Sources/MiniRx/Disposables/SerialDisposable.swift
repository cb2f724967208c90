// A place for one disposable after another: a new one pushes the old one out.
// Mirrors: RxSwift/Disposables/SerialDisposable.swift
// Chapter: 5 (every interleaving)

/// Holds one disposable at a time. Setting another disposes of the one before.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = RecursiveLock()
    private var current: Disposable?
    private var disposed = false

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        lock.performLocked { disposed }
    }

    /// An empty place.
    public override init() {
        super.init()
    }

    /// The disposable it holds now, or one that does nothing. A new value disposes of the old one,
    /// or is disposed of itself if this place was disposed of already.
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
            // Why outside the lock: disposing may run the user's code
            // (`testASerialPlaceHoldsNoLockWhileItDisposes`).
            unwanted?.dispose()
        }
    }

    /// Disposes of the disposable it holds and of every later one.
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
