// A disposable with several users. It disposes when its owner and the last user are disposed of.
// Mirrors: RxSwift/Disposables/RefCountDisposable.swift
// Chapter: 5 (the cast)

/// Disposes of its inner disposable after `dispose()` was called **and** all disposables returned
/// by `retain()` were disposed of.
///
/// All methods can be called from any thread.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = RecursiveLock()
    private var disposable: Disposable?
    private var primaryDisposed = false
    private var count = 0

    /// Whether the inner disposable was disposed of.
    public var isDisposed: Bool {
        lock.performLocked { disposable == nil }
    }

    /// Creates a disposable for `disposable`, without users.
    public init(disposable: Disposable) {
        self.disposable = disposable
        super.init()
    }

    /// Adds a user.
    /// - returns: The user's disposable. It does nothing if the inner one was disposed of.
    public func retain() -> Disposable {
        lock.performLocked {
            guard disposable != nil else { return Disposables.create() }
            count += 1
            return RefCountInnerDisposable(self)
        }
    }

    /// Disposes on behalf of the owner.
    public func dispose() {
        let unused: Disposable? = lock.performLocked {
            guard !primaryDisposed else { return nil }
            primaryDisposed = true
            return takeIfUnused()
        }
        unused?.dispose()
    }

    fileprivate func release() {
        let unused: Disposable? = lock.performLocked {
            guard disposable != nil else { return nil }
            count -= 1
            return takeIfUnused()
        }
        unused?.dispose()
    }

    /// Takes the inner disposable out if it has no user. Called with the lock held.
    private func takeIfUnused() -> Disposable? {
        guard primaryDisposed, count == 0 else { return nil }
        defer { disposable = nil }
        return disposable
    }
}

private final class RefCountInnerDisposable: DisposeBase, Disposable {
    private let parent: RefCountDisposable
    private let disposed = AtomicInt(0)

    init(_ parent: RefCountDisposable) {
        self.parent = parent
        super.init()
    }

    func dispose() {
        if disposed.setFirst() {
            parent.release()
        }
    }
}
