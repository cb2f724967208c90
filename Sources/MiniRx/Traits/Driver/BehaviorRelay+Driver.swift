// Converts a behavior relay to a driver.
// Mirrors: RxCocoa/Traits/Driver/BehaviorRelay+Driver.swift
// Chapter: 7 (Driver and Signal)

extension BehaviorRelay {
    /// Returns the relay's value and its changes on the main thread, shared. A relay has no errors:
    /// no argument is needed for them.
    public func asDriver() -> Driver<Element> {
        let source = asObservable()
            .observe(on: DriverSharingStrategy.scheduler)
        return SharedSequence(source)
    }
}
