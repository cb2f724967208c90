// A publish relay as a signal.
// Mirrors: RxCocoa/Traits/Signal/PublishRelay+Signal.swift
// Chapter: 7 (Driver and Signal)

extension PublishRelay {
    /// The relay's elements, on the main thread, shared. No argument is needed since a relay has no
    /// errors.
    public func asSignal() -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
        return SharedSequence(source)
    }
}
