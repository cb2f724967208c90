// Operators of shared sequences that wait, on the sequence's own scheduler.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType {
    /// Emits an element at once. Of the elements that arrive within `dueTime` after it, emits the
    /// latest when that has passed; with `latest: false` none.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler)
        return SharedSequence(source)
    }

    /// Emits an element if no other follows it within `dueTime`.
    public func debounce(_ dueTime: RxTimeInterval)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .debounce(dueTime, scheduler: SharingStrategy.scheduler)
        return SharedSequence(source)
    }

    /// Sends each event after `dueTime`.
    public func delay(_ dueTime: RxTimeInterval)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .delay(dueTime, scheduler: SharingStrategy.scheduler)
        return SharedSequence(source)
    }
}
