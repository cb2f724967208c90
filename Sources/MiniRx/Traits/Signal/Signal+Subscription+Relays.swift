// `emit` with relays, which accept each element.
// Mirrors: RxCocoa/Traits/Signal/Signal+Subscription.swift
// Chapter: none

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Sends each element to all `relays`.
    public func emit(to relays: BehaviorRelay<Element>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays` of optionals.
    public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`.
    public func emit(to relays: PublishRelay<Element>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays` of optionals.
    public func emit(to relays: PublishRelay<Element?>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`.
    public func emit(to relays: ReplayRelay<Element>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays` of optionals.
    public func emit(to relays: ReplayRelay<Element?>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }
}
