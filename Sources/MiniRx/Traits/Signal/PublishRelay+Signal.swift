// Converts a publish relay to a signal.
// Mirrors: RxCocoa/Traits/Signal/PublishRelay+Signal.swift
// Chapter: 7 (Driver and Signal)

extension PublishRelay {
    /// Returns the relay's elements on the main thread, shared. A relay has no errors: no argument
    /// is needed for them.
    public func asSignal() -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
        return SharedSequence(source)
    }
}
