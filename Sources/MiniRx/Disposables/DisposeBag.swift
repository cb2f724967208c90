// The bag that disposes of its contents when it is released.
// Mirrors: RxSwift/Disposables/DisposeBag.swift
// Chapter: 1 (who calls dispose)

extension Disposable {
    /// Adds this disposable to `bag`, which disposes of it when the bag is released.
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}

/// Stores disposables and disposes of them when it is released. It has no public `dispose`. To
/// empty a bag, assign a new one.
///
/// A bag only grows: disposables of terminated subscriptions stay in it. All methods can be called
/// from any thread. The disposal runs on the thread that releases the bag.
///
/// ```swift
/// var bag = DisposeBag()
/// Observable<Int>.never().subscribe(onDisposed: { print("disposed") }).disposed(by: bag)
/// bag = DisposeBag()  // disposed
/// ```
public final class DisposeBag: DisposeBase {
    private let lock = RecursiveLock()
    private var disposables: [Disposable] = []
    private var isDisposed = false

    /// Creates an empty bag.
    public override init() {
        super.init()
    }

    /// Adds `disposable`, or disposes of it if the bag is being released.
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
    /// Creates a bag that stores the given disposables.
    public convenience init(disposing disposables: Disposable...) {
        self.init()
        self.disposables = disposables
    }

    /// Creates a bag that stores the disposables of a closure, one a line.
    public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
        self.init(disposing: builder())
    }

    /// Creates a bag that stores the disposables of the array.
    public convenience init(disposing disposables: [Disposable]) {
        self.init()
        self.disposables = disposables
    }

    /// Adds the given disposables.
    public func insert(_ disposables: Disposable...) {
        insert(disposables)
    }

    /// Adds the disposables of a closure, one a line.
    public func insert(@DisposableBuilder builder: () -> [Disposable]) {
        insert(builder())
    }

    /// Adds the disposables of the array.
    public func insert(_ disposables: [Disposable]) {
        lock.performLocked {
            if isDisposed {
                // With the lock held, as in RxSwift: only a deinitializer of a member gets here.
                disposables.forEach { $0.dispose() }
            } else {
                self.disposables += disposables
            }
        }
    }

    /// Collects the disposables of a closure.
    @resultBuilder
    public struct DisposableBuilder {
        /// Returns the disposables of the closure, in order.
        public static func buildBlock(_ disposables: Disposable...) -> [Disposable] {
            disposables
        }
    }
}
