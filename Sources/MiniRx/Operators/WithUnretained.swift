// `withUnretained`: emits each element with an object that the sequence does not retain.
// Mirrors: RxSwift/Observables/WithUnretained.swift
// Chapter: none

extension ObservableType {
    /// Emits the result of `resultSelector` for `obj` and each element. Holds `obj` weakly;
    /// completes at the first element that arrives after `obj` has been released.
    ///
    /// ```swift
    /// let taps = PublishSubject<Int>()
    /// var screen: NSObject? = NSObject()
    /// taps.withUnretained(screen!) { _, tap in tap }.subscribe { print($0) }
    /// taps.onNext(1)  // next(1)
    /// screen = nil
    /// taps.onNext(2)  // completed
    /// ```
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        self.map { [weak obj] element -> Out in
            guard let obj else { throw UnretainedError.failedRetaining }
            return resultSelector(obj, element)
        }
        .catch { error -> Observable<Out> in
            error is UnretainedError ? .empty() : .error(error)
        }
    }

    /// Emits `obj` and each element. Holds `obj` weakly; completes at the first element that
    /// arrives after `obj` has been released.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { obj, element in
            (obj, element)
        }
    }
}

/// Thrown by `map` for `catch`, which then completes the sequence.
private enum UnretainedError: Swift.Error {
    case failedRetaining
}
