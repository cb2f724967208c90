// The observer that lets nothing through after the end.
// Mirrors: RxSwift/Observers/ObserverBase.swift
// Left out: nothing.
// Chapter: 1 (step 12), 8 (who receives)

/// Passes events to `onCore` until the first `error` or `completed`, that one included.
@usableFromInline
class ObserverBase<Element>: Disposable, ObserverType {
    @usableFromInline final let isStopped = AtomicInt(0)

    @inlinable
    init() {}

    @inlinable @inline(__always)
    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            if load(isStopped) == 0 {
                onCore(event)
            }
        case .error, .completed:
            // Why `fetchOr` and not `load`: of two endings that race, only one may pass
            // (`TerminalRaceTests`).
            if fetchOr(isStopped, 1) == 0 {
                onCore(event)
            }
        }
    }

    /// Abstract: what the observer does with an event.
    @usableFromInline
    func onCore(_ event: Event<Element>) {
        rxAbstractMethod()
    }

    /// Stops it without an ending.
    @usableFromInline
    func dispose() {
        fetchOr(isStopped, 1)
    }
}
