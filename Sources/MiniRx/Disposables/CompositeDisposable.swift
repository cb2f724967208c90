// A group of disposables, from which members can be removed.
// Mirrors: RxSwift/Disposables/CompositeDisposable.swift
// Chapter: 1 (the trampoline's items)

/// Disposes of its members together. A member added after that is disposed of at once.
///
/// All methods can be called from any thread.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// The key of a member, with which it can be removed.
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

    /// Creates a group without members.
    public override init() {
        super.init()
    }

    /// Creates a group of two.
    public convenience init(_ disposable1: Disposable, _ disposable2: Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Creates a group of three.
    public convenience init(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// Creates a group of four or more.
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

    /// Creates a group of the given disposables.
    public init(disposables: [Disposable]) {
        super.init()
        for disposable in disposables {
            _ = self.disposables?.insert(disposable)
        }
    }

    /// Adds a member, or disposes of it if the group is disposed of.
    /// - returns: The key with which to remove it, or `nil` if the group is disposed of.
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

    /// The number of members, 0 after the group's disposal.
    public var count: Int {
        lock.performLocked { disposables?.count ?? 0 }
    }

    /// Removes a member and disposes of it. Does nothing if it was removed before.
    public func remove(for disposeKey: DisposeKey) {
        _remove(for: disposeKey)?.dispose()
    }

    private func _remove(for disposeKey: DisposeKey) -> Disposable? {
        lock.performLocked { disposables?.removeKey(disposeKey.key) }
    }

    /// Disposes of all members and removes them.
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
    /// Creates a disposable that disposes of all three.
    public static func create(
        _ disposable1: Disposable,
        _ disposable2: Disposable,
        _ disposable3: Disposable
    ) -> Cancelable {
        CompositeDisposable(disposable1, disposable2, disposable3)
    }

    /// Creates a disposable that disposes of four or more.
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

    /// Creates a disposable that disposes of all the given ones.
    public static func create(_ disposables: [Disposable]) -> Cancelable {
        switch disposables.count {
        case 2: return Disposables.create(disposables[0], disposables[1])
        default: return CompositeDisposable(disposables: disposables)
        }
    }
}
