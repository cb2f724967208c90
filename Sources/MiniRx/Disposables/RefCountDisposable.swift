// One disposable with several users: it goes when its owner and the last user have let go.
// Mirrors: RxSwift/Disposables/RefCountDisposable.swift
// Chapter: 5 (the cast)

/// Disposes of the disposable it holds once `dispose()` was called **and** everything that
/// `retain()` gave out was disposed of.
///
/// Safe from any thread.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = RecursiveLock()
    private var disposable: Disposable?
    private var primaryDisposed = false
    private var count = 0

    /// Whether the disposable it holds was disposed of.
    public var isDisposed: Bool {
        lock.performLocked { disposable == nil }
    }

    /// Holds `disposable`, with no users yet.
    public init(disposable: Disposable) {
        self.disposable = disposable
        super.init()
    }

    /// One more user.
    /// - returns: Disposing of it ends this use. Does nothing once all is disposed of.
    public func retain() -> Disposable {
        lock.performLocked {
            guard disposable != nil else { return Disposables.create() }
            count += 1
            return RefCountInnerDisposable(self)
        }
    }

    /// The owner lets go.
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

    /// Called with the lock held.
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
