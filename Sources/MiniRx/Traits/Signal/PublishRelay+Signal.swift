// A publish relay as a signal.
// Mirrors: RxCocoa/Traits/Signal/PublishRelay+Signal.swift
// Left out: nothing.
// Chapter: 7 (Driver and Signal)

extension PublishRelay {
    /// The relay's elements, on the main thread, shared. No argument is needed since a relay has no
    /// errors.
    ///
    /// Chapter 7. Mirrors `RxCocoa/Traits/Signal/PublishRelay+Signal.swift`.
    public func asSignal() -> Signal<Element> {
        let source = asObservable()
            .observe(on: SignalSharingStrategy.scheduler)
        return SharedSequence(source)
    }
}
