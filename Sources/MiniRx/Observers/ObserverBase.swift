// The observer that blocks all events after the terminal event.
// Mirrors: RxSwift/Observers/ObserverBase.swift
// Chapter: 1 (step 12), 8 (the cast)

/// Forwards events to `onCore`, up to and including the first `error` or `completed`.
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
            // Why not `isSet`, then `set()`: of two concurrent terminal events only one may pass
            // (`TerminalRaceTests`).
            if isStopped.setFirst() {
                onCore(event)
            }
        }
    }

    /// Handles an event. Abstract.
    func onCore(_ event: Event<Element>) {
        rxAbstractMethod()
    }

    /// Blocks all later events, without a terminal event.
    func dispose() {
        isStopped.set()
    }
}
