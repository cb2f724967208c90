// From a sequence that may fail to one that does not: somebody has to say what replaces the error.
// Mirrors: RxSwift/Traits/Infallible/ObservableConvertibleType+Infallible.swift
// Chapter: 7 (an Infallible)

extension ObservableConvertibleType {
    /// This sequence, with `element` and the end in place of an error.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// This sequence, with `infallible` in place of an error.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>)
        -> Infallible<Element>
    {
        Infallible(asObservable().catch { _ in infallible.asObservable() })
    }

    /// This sequence, with what `onErrorRecover` makes of an error in its place.
    public func asInfallible(
        onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { error in onErrorRecover(error).asObservable() })
    }
}
