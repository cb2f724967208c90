// A place for one disposable that arrives later, maybe after the place itself was disposed of.
// Mirrors: RxSwift/Disposables/SingleAssignmentDisposable.swift
// Chapter: 1 (the trampoline's items), 5 (every interleaving)

/// Holds a disposable that is not known yet. If it is disposed of first, the disposable is disposed
/// of as soon as it is set.
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

    /// An empty place.
    public override init() {
        super.init()
    }

    /// Gives it its disposable. A second call is a programmer's mistake and ends the program.
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

    /// Disposes of the disposable, now or when it arrives.
    public func dispose() {
        let before = state.insert(.disposed)
        if before.contains(.disposed) {
            return
        }
        if before.contains(.disposableSet) {
            guard let disposable else {
                rxFatalError("Disposable not set")
            }
            disposable.dispose()
            self.disposable = nil
        }
    }
}
