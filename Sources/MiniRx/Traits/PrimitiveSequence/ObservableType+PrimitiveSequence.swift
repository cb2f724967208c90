// From an observable to a trait: each checks, or cannot break, the promise.
// Mirrors: RxSwift/Traits/PrimitiveSequence/ObservableType+PrimitiveSequence.swift
// Chapter: 7 (from a sequence to a trait)

extension ObservableType {
    /// The one element of this sequence, when it completes. With none the single fails with
    /// `RxError.noElements`, with a second one at once with `RxError.moreThanOneElement`.
    public func asSingle() -> Single<Element> {
        PrimitiveSequence(raw: AsSingle(source: self.asObservable()))
    }

    /// The first element, as soon as it comes; `nil` if the sequence completes without one.
    public func first() -> Single<Element?> {
        PrimitiveSequence(raw: First(source: self.asObservable()))
    }

    /// The one element of this sequence, if it has one, when it completes. With a second one the
    /// maybe fails at once with `RxError.moreThanOneElement`.
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: AsMaybe(source: self.asObservable()))
    }
}

extension ObservableType where Element == Swift.Never {
    /// The same sequence, which cannot have elements, as a `Completable`.
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: self.asObservable())
    }
}
