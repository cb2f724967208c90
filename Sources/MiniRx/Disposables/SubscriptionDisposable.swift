// What a subject's `subscribe` returns: the subscription key of the observer.
// Mirrors: RxSwift/Disposables/SubscriptionDisposable.swift
// Chapter: 5 (a subject's subscription)

struct SubscriptionDisposable<Owner: SynchronizedUnsubscribeType>: Disposable {
    private let key: Owner.DisposeKey
    // Why weak: a disposable that is kept must not keep the subject alive
    // (`testD002_124_theKeyDoesNotKeepTheSubject`).
    private weak var owner: Owner?

    init(owner: Owner, key: Owner.DisposeKey) {
        self.owner = owner
        self.key = key
    }

    func dispose() {
        owner?.synchronizedUnsubscribe(key)
    }
}
