// An infallible sequence as a driver.
// Mirrors: RxCocoa/Traits/Driver/Infallible+Driver.swift of RxSwift 6.10
// Differs: RxSwift 6.2.0 has none of it yet.
// Chapter: 7 (Driver and Signal)

extension InfallibleType {
    /// The same elements, on the main thread, shared. No argument is needed since there are no
    /// errors.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}
