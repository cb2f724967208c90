// A disposable whose disposal runs on a scheduler, whichever thread calls `dispose()`.
// Mirrors: RxSwift/Disposables/ScheduledDisposable.swift
// Chapter: 2 (steps 15, 16)

private let disposeScheduledDisposable: (ScheduledDisposable) -> Disposable = { scheduled in
    scheduled.disposeInner()
    return Disposables.create()
}

/// Disposes of its inner disposable on `scheduler`.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler on which the inner disposable is disposed of.
    public let scheduler: ImmediateSchedulerType

    private let disposed = AtomicInt(0)
    private var disposable: Disposable?

    /// Whether the inner disposable was disposed of. Still `false` between `dispose()` and the
    /// scheduler's action.
    public var isDisposed: Bool {
        disposed.isSet
    }

    /// Creates a disposable that disposes of `disposable` on `scheduler`.
    public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
        self.scheduler = scheduler
        self.disposable = disposable
    }

    /// Schedules the disposal.
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
