// Converts observables to traits: each conversion checks the promise or cannot break it.
// Mirrors: RxSwift/Traits/PrimitiveSequence/ObservableType+PrimitiveSequence.swift
// Chapter: 7 (from a sequence to a trait)

extension ObservableType {
    /// Succeeds with the only element when this sequence completes. Fails with `RxError.noElements`
    /// if there is none, and at once with `RxError.moreThanOneElement` at a second one.
    ///
    /// ```swift
    /// Observable.just(1).asSingle().subscribe { print($0) }  // success(1)
    /// Observable.of(1, 2).asSingle().subscribe { print($0) }
    /// // failure(Sequence contains more than one element.)
    /// ```
    public func asSingle() -> Single<Element> {
        PrimitiveSequence(raw: AsSingle(source: self.asObservable()))
    }

    /// Succeeds with the first element at once, or with `nil` if this sequence is empty.
    ///
    /// ```swift
    /// Observable.of(5, 6).first().subscribe { print($0) }       // success(Optional(5))
    /// Observable<Int>.empty().first().subscribe { print($0) }  // success(nil)
    /// ```
    public func first() -> Single<Element?> {
        PrimitiveSequence(raw: First(source: self.asObservable()))
    }

    /// Succeeds with the only element when this sequence completes, or completes without one. Fails
    /// at once with `RxError.moreThanOneElement` at a second one.
    ///
    /// ```swift
    /// Observable.just(1).asMaybe().subscribe { print($0) }       // success(1)
    /// Observable<Int>.empty().asMaybe().subscribe { print($0) }  // completed
    /// ```
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: AsMaybe(source: self.asObservable()))
    }
}

extension ObservableType where Element == Swift.Never {
    /// Returns this sequence, which cannot have elements, as a `Completable`.
    ///
    /// ```swift
    /// Observable.of(1, 2).ignoreElements().asCompletable()
    ///     .subscribe { print($0) }  // completed
    /// ```
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: self.asObservable())
    }
}
