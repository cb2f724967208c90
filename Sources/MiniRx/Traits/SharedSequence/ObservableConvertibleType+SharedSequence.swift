// Converts any sequence to a shared one: sets its scheduler, replaces its errors, shares it.
// Mirrors: RxCocoa/Traits/SharedSequence/ObservableConvertibleType+SharedSequence.swift
// Chapter: 7 (Driver and Signal)

extension ObservableConvertibleType {
    /// Delivers on the strategy's scheduler, replaces an error with `onErrorJustReturn` and
    /// `completed`, and shares the result.
    public func asSharedSequence<S>(
        sharingStrategy: S.Type = S.self,
        onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        let source = asObservable()
            .observe(on: S.scheduler)
            .catchAndReturn(onErrorJustReturn)
        return SharedSequence(source)
    }

    /// Delivers on the strategy's scheduler, continues with `onErrorDriveWith` after an error, and
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

    /// Delivers on the strategy's scheduler, continues after an error with the result of
    /// `onErrorRecover`, and shares the result.
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
