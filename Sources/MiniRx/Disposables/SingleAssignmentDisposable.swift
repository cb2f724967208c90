// A place for one disposable that arrives later, maybe after the place itself was disposed of.
// Mirrors: RxSwift/Disposables/SingleAssignmentDisposable.swift
// Chapter: 1 (the trampoline's items), 5 (every interleaving)

/// Holds a disposable that is not known yet. If it is disposed of first, the disposable is disposed
/// of as soon as it is set.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private enum DisposeState: Int32 {
        case disposed = 1
        case disposableSet = 2
    }

    private let state = AtomicInt(0)
    private var disposable: Disposable?

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        isFlagSet(state, DisposeState.disposed.rawValue)
    }

    /// An empty place.
    public override init() {
        super.init()
    }

    /// Gives it its disposable. A second call is a programmer's mistake and ends the program.
    public func setDisposable(_ disposable: Disposable) {
        self.disposable = disposable

        let previousState = fetchOr(state, DisposeState.disposableSet.rawValue)
        if previousState & DisposeState.disposableSet.rawValue != 0 {
            rxFatalError("The disposable was set before: it can be set once only.")
        }
        if previousState & DisposeState.disposed.rawValue != 0 {
            disposable.dispose()
            self.disposable = nil
        }
    }

    /// Disposes of the disposable, now or when it arrives.
    public func dispose() {
        let previousState = fetchOr(state, DisposeState.disposed.rawValue)
        if previousState & DisposeState.disposed.rawValue != 0 {
            return
        }
        if previousState & DisposeState.disposableSet.rawValue != 0 {
            guard let disposable else {
                rxFatalError("Set, but without a disposable.")
            }
            disposable.dispose()
            self.disposable = nil
        }
    }
}
