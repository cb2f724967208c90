// A container for one disposable, which may be set after the container was disposed of.
// Mirrors: RxSwift/Disposables/SingleAssignmentDisposable.swift
// Chapter: 1 (the trampoline's items), 5 (every interleaving)

/// Contains a disposable that is not known yet. If the container is disposed of before, it disposes
/// of the disposable as soon as it is set.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private struct DisposeState: OptionSet {
        let rawValue: Int32

        static let disposed = DisposeState(rawValue: 1)
        static let disposableSet = DisposeState(rawValue: 2)
    }

    private let state = AtomicFlags<DisposeState>()
    private var disposable: Disposable?

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        state.contains(.disposed)
    }

    /// Creates an empty container.
    public override init() {
        super.init()
    }

    /// Sets the disposable. A second call is a programming error and ends the program.
    public func setDisposable(_ disposable: Disposable) {
        self.disposable = disposable

        let before = state.insert(.disposableSet)
        if before.contains(.disposableSet) {
            rxFatalError("oldState.disposable != nil")
        }
        if before.contains(.disposed) {
            disposable.dispose()
            self.disposable = nil
        }
    }

    /// Disposes of the disposable, now or when it is set.
    public func dispose() {
        let before = state.insert(.disposed)
        if before.contains(.disposed) {
            return
        }
        if before.contains(.disposableSet), let disposable {
            disposable.dispose()
            self.disposable = nil
        }
    }
}
