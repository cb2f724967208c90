// Converts an infallible sequence to a driver.
// Mirrors: RxCocoa/Traits/Driver/Infallible+Driver.swift of RxSwift 6.10
// Differs: RxSwift 6.2.0 does not have it yet.
// Chapter: 7 (Driver and Signal)

extension InfallibleType {
    /// Returns the same elements on the main thread, shared. An Infallible has no errors: no
    /// argument is needed for them.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}
