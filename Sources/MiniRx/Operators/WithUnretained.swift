// `withUnretained`: each element beside an object that nobody is kept from releasing.
// Mirrors: RxSwift/Observables/WithUnretained.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// What `resultSelector` makes of `obj` and each element. `obj` is held weakly; at the first
    /// element after it has gone the sequence completes.
    ///
    /// Below it, `share(replay: 1)` and its like keep the object with the element that they keep.
    ///
    /// Mirrors `RxSwift/Observables/WithUnretained.swift`.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        let step = enter("ObservableType", self); defer { leave(step) }
        return map { [weak obj] element -> Out in
            let step = enter(closure: 1, in: "ObservableType"); defer { leave(step) }
            guard let obj else { throw UnretainedError.failedRetaining }
            return resultSelector(obj, element)
        }
        .catch { error -> Observable<Out> in
            let step = enter(closure: 2, in: "ObservableType"); defer { leave(step) }
            return error is UnretainedError ? .empty() : .error(error)
        }
    }

    /// `obj` and each element as a pair. `obj` is held weakly; at the first element after it has
    /// gone the sequence completes.
    ///
    /// Mirrors `RxSwift/Observables/WithUnretained.swift`.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        let step = enter("ObservableType", self); defer { leave(step) }
        return withUnretained(obj) { object, element in
            let step = enter(closure: 1, in: "ObservableType"); defer { leave(step) }
            return (object, element)
        }
    }
}

private enum UnretainedError: Swift.Error {
    case failedRetaining
}
