// The disposable that runs a closure.
// Mirrors: RxSwift/Disposables/AnonymousDisposable.swift
// Chapter: 1 (steps 2 and 15)

private final class AnonymousDisposable: DisposeBase, Cancelable {
    typealias DisposeAction = () -> Void

    private let disposed = AtomicInt(0)
    private var disposeAction: DisposeAction?

    var isDisposed: Bool {
        disposed.isSet
    }

    init(disposeAction: @escaping DisposeAction) {
        self.disposeAction = disposeAction
        super.init()
    }

    func dispose() {
        if disposed.setFirst() {
            if let action = disposeAction {
                // Why before the call: the action may retain the owner of this disposable. This
                // line breaks that retain cycle, even if the action never returns
                // (`testAnActionRunsOnceAndIsLetGoOfBeforehand`).
                disposeAction = nil
                action()
            }
        }
    }
}

extension Disposables {
    /// Creates a disposable that runs `dispose` once, on the thread of the first `dispose()`.
    public static func create(with dispose: @escaping () -> Void) -> Cancelable {
        AnonymousDisposable(disposeAction: dispose)
    }
}
