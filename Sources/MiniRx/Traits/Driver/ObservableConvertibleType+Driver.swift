// Converts any sequence to a driver, with three ways to replace an error.
// Mirrors: RxCocoa/Traits/Driver/ObservableConvertibleType+Driver.swift
// Chapter: 7 (Driver and Signal)

extension ObservableConvertibleType {
    /// Delivers on the main thread, shared. Replaces an error with `onErrorJustReturn` and
    /// `completed`.
    ///
    /// ```swift
    /// Observable.error(RxError.unknown).asDriver(onErrorJustReturn: 0)
    ///     .drive(onNext: { print($0) }, onCompleted: { print("completed") })  // 0, completed
    /// ```
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        let source = asObservable()
            .observe(on: DriverSharingStrategy.scheduler)
            .catchAndReturn(onErrorJustReturn)
        return Driver(source)
    }

    /// Delivers on the main thread, shared. Continues with `onErrorDriveWith` after an error.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        let source = asObservable()
            .observe(on: DriverSharingStrategy.scheduler)
            .catch { _ in
                onErrorDriveWith.asObservable()
            }
        return Driver(source)
    }

    /// Delivers on the main thread, shared. After an error, continues with the result of
    /// `onErrorRecover`.
    public func asDriver(
        onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>
    ) -> Driver<Element> {
        let source = asObservable()
            .observe(on: DriverSharingStrategy.scheduler)
            .catch { error in
                onErrorRecover(error).asObservable()
            }
        return Driver(source)
    }
}
