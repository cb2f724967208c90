// `drive` with relays, which accept each element.
// Mirrors: RxCocoa/Traits/Driver/Driver+Subscription.swift
// Chapter: none

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends each element to all `relays`. Call it on the main thread.
    public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays` of optionals. Call it on the main thread.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`. Call it on the main thread.
    public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays` of optionals. Call it on the main thread.
    public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }
}
