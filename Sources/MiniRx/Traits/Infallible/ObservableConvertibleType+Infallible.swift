// Converts any sequence to an Infallible, with three ways to replace an error.
// Mirrors: RxSwift/Traits/Infallible/ObservableConvertibleType+Infallible.swift
// Chapter: 7 (an Infallible)

extension ObservableConvertibleType {
    /// Replaces an error of this sequence with `element` and `completed`.
    ///
    /// ```swift
    /// Observable.error(RxError.unknown).asInfallible(onErrorJustReturn: 0)
    ///     .subscribe(onNext: { print($0) })  // 0
    /// ```
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// Continues with `infallible` after an error of this sequence.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>)
        -> Infallible<Element>
    {
        Infallible(asObservable().catch { _ in infallible.asObservable() })
    }

    /// Continues with the result of `onErrorRecover` after an error of this sequence.
    public func asInfallible(
        onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { error in onErrorRecover(error).asObservable() })
    }
}
