// Any sequence as a shared one: on its scheduler, without errors, shared, in this order.
// Mirrors: RxCocoa/Traits/SharedSequence/ObservableConvertibleType+SharedSequence.swift
// Chapter: 7 (Driver and Signal)

extension ObservableConvertibleType {
    /// Delivers on the strategy's scheduler, sends `onErrorJustReturn` and `completed` in place of
    /// an error, and shares the result.
    public func asSharedSequence<S>(
        sharingStrategy: S.Type = S.self,
        onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        let source = asObservable()
            .observe(on: S.scheduler)
            .catchAndReturn(onErrorJustReturn)
        return SharedSequence(source)
    }

    /// Delivers on the strategy's scheduler, goes on with `onErrorDriveWith` after an error, and
    /// shares the result.
    public func asSharedSequence<S>(
        sharingStrategy: S.Type = S.self,
        onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        let source = asObservable()
            .observe(on: S.scheduler)
            .catch { _ in
                onErrorDriveWith.asObservable()
            }
        return SharedSequence(source)
    }

    /// Delivers on the strategy's scheduler, goes on after an error with what `onErrorRecover`
    /// returns for it, and shares the result.
    public func asSharedSequence<S>(
        sharingStrategy: S.Type = S.self,
        onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        let source = asObservable()
            .observe(on: S.scheduler)
            .catch { error in
                onErrorRecover(error).asObservable()
            }
        return SharedSequence(source)
    }
}
