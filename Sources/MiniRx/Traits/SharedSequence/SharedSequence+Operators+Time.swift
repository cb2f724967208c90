// Operators of shared sequences that wait, on the sequence's own scheduler.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType {
    /// Sends an element at once; of those that come in the `dueTime` after it the latest one, when
    /// the time is up, or none if not `latest`.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler)
        return SharedSequence(source)
    }

    /// Sends an element if `dueTime` has gone by without another one.
    public func debounce(_ dueTime: RxTimeInterval)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .debounce(dueTime, scheduler: SharingStrategy.scheduler)
        return SharedSequence(source)
    }

    /// Sends everything `dueTime` later.
    public func delay(_ dueTime: RxTimeInterval)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .delay(dueTime, scheduler: SharingStrategy.scheduler)
        return SharedSequence(source)
    }
}
