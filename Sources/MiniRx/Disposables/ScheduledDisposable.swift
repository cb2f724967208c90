// A disposable that is disposed of on a scheduler, wherever `dispose()` was called.
// Mirrors: RxSwift/Disposables/ScheduledDisposable.swift
// Chapter: 2 (steps 15, 16)

private let disposeScheduledDisposable: (ScheduledDisposable) -> Disposable = { scheduled in
    scheduled.disposeInner()
    return Disposables.create()
}

/// Disposes of the disposable it holds on `scheduler`.
public final class ScheduledDisposable: Cancelable {
    /// Where the disposable is disposed of.
    public let scheduler: ImmediateSchedulerType

    private let disposed = AtomicInt(0)
    private var disposable: Disposable?

    /// Whether the disposable was disposed of: not when `dispose()` was called, but when the
    /// scheduler has done it.
    public var isDisposed: Bool {
        disposed.isSet
    }

    /// Holds `disposable`, to be disposed of on `scheduler`.
    public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
        self.scheduler = scheduler
        self.disposable = disposable
    }

    /// Asks the scheduler to dispose of the disposable.
    public func dispose() {
        _ = scheduler.schedule(self, action: disposeScheduledDisposable)
    }

    func disposeInner() {
        if disposed.setFirst() {
            disposable?.dispose()
            disposable = nil
        }
    }
}
