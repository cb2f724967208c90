// The observer that lets nothing through after the end.
// Mirrors: RxSwift/Observers/ObserverBase.swift
// Chapter: 1 (step 12), 8 (who receives)

/// Passes events to `onCore` until the first `error` or `completed`, that one included.
class ObserverBase<Element>: Disposable, ObserverType {
    private let isStopped = AtomicInt(0)

    init() {}

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            if !isStopped.isSet {
                onCore(event)
            }
        case .error, .completed:
            // Why not `isSet`, and then `set()`: of two endings that race, only one may pass
            // (`TerminalRaceTests`).
            if isStopped.setFirst() {
                onCore(event)
            }
        }
    }

    /// Abstract: what the observer does with an event.
    func onCore(_ event: Event<Element>) {
        rxAbstractMethod()
    }

    /// Stops it without an ending.
    func dispose() {
        isStopped.set()
    }
}
