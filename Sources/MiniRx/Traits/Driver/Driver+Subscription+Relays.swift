// `drive` with relays, which accept each element.
// Mirrors: RxCocoa/Traits/Driver/Driver+Subscription.swift
// Chapter: none

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Makes all `relays` accept each element. Call it on the main thread.
    public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` of optionals accept each element. Call it on the main thread.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` accept each element. Call it on the main thread.
    public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` of optionals accept each element. Call it on the main thread.
    public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return drive(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }
}
