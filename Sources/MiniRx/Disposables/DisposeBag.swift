// The bag that disposes of what is in it when it goes away.
// Mirrors: RxSwift/Disposables/DisposeBag.swift
// Chapter: 1 (who calls dispose)

extension Disposable {
    /// Puts this disposable into `bag`, which disposes of it when the bag goes away.
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}

/// Keeps disposables and disposes of them when it is released. It has no public `dispose`: to empty
/// a bag, put a new one in its place.
///
/// A bag only grows: subscriptions that have ended stay in it until the bag goes away. Safe from
/// any thread; the disposables are disposed of on the thread that releases the bag.
public final class DisposeBag: DisposeBase {
    private let lock = RecursiveLock()
    private var disposables: [Disposable] = []
    private var isDisposed = false

    /// An empty bag.
    public override init() {
        super.init()
    }

    /// Adds `disposable`, or disposes of it if the bag is on its way out.
    public func insert(_ disposable: Disposable) {
        _insert(disposable)?.dispose()
    }

    private func _insert(_ disposable: Disposable) -> Disposable? {
        lock.performLocked {
            if isDisposed {
                return disposable
            }
            disposables.append(disposable)
            return nil
        }
    }

    private func dispose() {
        for disposable in _dispose() {
            disposable.dispose()
        }
    }

    private func _dispose() -> [Disposable] {
        lock.performLocked {
            defer {
                disposables.removeAll(keepingCapacity: false)
                isDisposed = true
            }
            return disposables
        }
    }

    deinit {
        dispose()
    }
}

extension DisposeBag {
    /// A bag that holds the given disposables.
    public convenience init(disposing disposables: Disposable...) {
        self.init()
        self.disposables = disposables
    }

    /// A bag that holds the disposables listed line by line.
    public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
        self.init(disposing: builder())
    }

    /// A bag that holds the disposables of the array.
    public convenience init(disposing disposables: [Disposable]) {
        self.init()
        self.disposables = disposables
    }

    /// Adds the given disposables.
    public func insert(_ disposables: Disposable...) {
        insert(disposables)
    }

    /// Adds the disposables listed line by line.
    public func insert(@DisposableBuilder builder: () -> [Disposable]) {
        insert(builder())
    }

    /// Adds the disposables of the array.
    public func insert(_ disposables: [Disposable]) {
        lock.performLocked {
            if isDisposed {
                disposables.forEach { $0.dispose() }
            } else {
                self.disposables += disposables
            }
        }
    }

    /// Gathers the disposables listed in a closure.
    @resultBuilder
    public struct DisposableBuilder {
        /// The disposables of the closure, in order.
        public static func buildBlock(_ disposables: Disposable...) -> [Disposable] {
            disposables
        }
    }
}
