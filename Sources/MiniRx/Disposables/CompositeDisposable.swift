// A group of disposables that members may leave again.
// Mirrors: RxSwift/Disposables/CompositeDisposable.swift
// Chapter: 1 (the trampoline's items)

/// Disposes of its members together. A member put in after that is disposed of at once.
///
/// Safe from any thread.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// Identifies a member, so that it can be taken out again.
    public struct DisposeKey {
        fileprivate let key: BagKey
    }

    private let lock = RecursiveLock()
    private var disposables: Bag<Disposable>? = Bag()

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        lock.performLocked {
            if case .none = disposables { true } else { false }
        }
    }

    /// A group without members.
    public override init() {
        super.init()
    }

    /// A group of two.
    public convenience init(_ disposable1: Disposable, _ disposable2: Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// A group of three.
    public convenience init(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// A group of four or more.
    public convenience init(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable,
        _ disposable4: Disposable,
        _ disposables: Disposable...
    ) {
        self.init(
            disposables: [disposable1, disposable2, disposable3, disposable4] + disposables
        )
    }

    /// A group of the given disposables.
    public init(disposables: [Disposable]) {
        super.init()
        for disposable in disposables {
            _ = self.disposables?.insert(disposable)
        }
    }

    /// Adds a member, or disposes of it if the group was disposed of.
    /// - returns: The key to take it out with; `nil` if the group was disposed of.
    public func insert(_ disposable: Disposable) -> DisposeKey? {
        let key = _insert(disposable)
        if key == nil {
            disposable.dispose()
        }
        return key
    }

    private func _insert(_ disposable: Disposable) -> DisposeKey? {
        lock.performLocked {
            (disposables?.insert(disposable)).map(DisposeKey.init)
        }
    }

    /// The number of members. 0 once the group was disposed of.
    public var count: Int {
        lock.performLocked { disposables?.count ?? 0 }
    }

    /// Takes a member out and disposes of it. Does nothing if it is out already.
    public func remove(for disposeKey: DisposeKey) {
        _remove(for: disposeKey)?.dispose()
    }

    private func _remove(for disposeKey: DisposeKey) -> Disposable? {
        lock.performLocked { disposables?.removeKey(disposeKey.key) }
    }

    /// Disposes of all members and empties the group.
    public func dispose() {
        if let disposables = _dispose() {
            disposeAll(in: disposables)
        }
    }

    private func _dispose() -> Bag<Disposable>? {
        lock.performLocked {
            defer { disposables = nil }
            return disposables
        }
    }
}

extension Disposables {
    /// A disposable that disposes of all three.
    public static func create(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable
    ) -> Cancelable {
        CompositeDisposable(disposable1, disposable2, disposable3)
    }

    /// A disposable that disposes of four or more.
    public static func create(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable,
        _ disposables: Disposable...
    ) -> Cancelable {
        CompositeDisposable(
            disposables: [disposable1, disposable2, disposable3] + disposables
        )
    }

    /// A disposable that disposes of all of them.
    public static func create(_ disposables: [Disposable]) -> Cancelable {
        switch disposables.count {
        case 2: return Disposables.create(disposables[0], disposables[1])
        default: return CompositeDisposable(disposables: disposables)
        }
    }
}
