// `withUnretained`: each element with an object that the sequence does not keep alive.
// Mirrors: RxSwift/Observables/WithUnretained.swift
// Chapter: none

extension ObservableType {
    /// What `resultSelector` makes of `obj` and each element. `obj` is held weakly; the sequence
    /// completes at the first element that comes when it is gone.
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

    /// `obj` and each element. `obj` is held weakly; the sequence completes at the first element
    /// that comes when it is gone.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { obj, element in
            (obj, element)
        }
    }
}

/// Says from `map` to `catch` that there is nothing left to pass on.
private enum UnretainedError: Swift.Error {
    case failedRetaining
}
