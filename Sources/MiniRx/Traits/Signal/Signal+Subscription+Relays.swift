// `emit` with relays, which accept each element.
// Mirrors: RxCocoa/Traits/Signal/Signal+Subscription.swift
// Chapter: none

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Makes all `relays` accept each element.
    public func emit(to relays: BehaviorRelay<Element>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` of optionals accept each element.
    public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` accept each element.
    public func emit(to relays: PublishRelay<Element>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` of optionals accept each element.
    public func emit(to relays: PublishRelay<Element?>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` accept each element.
    public func emit(to relays: ReplayRelay<Element>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Makes all `relays` of optionals accept each element.
    public func emit(to relays: ReplayRelay<Element?>...) -> Disposable {
        emit(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }
}
