// A behavior relay as a driver.
// Mirrors: RxCocoa/Traits/Driver/BehaviorRelay+Driver.swift
// Chapter: 7 (Driver and Signal)

extension BehaviorRelay {
    /// The relay's value and its changes, on the main thread, shared. No argument is needed since a
    /// relay has no errors.
    public func asDriver() -> Driver<Element> {
        let source = asObservable()
            .observe(on: DriverSharingStrategy.scheduler)
        return SharedSequence(source)
    }
}
