// `drive`: subscribes to a driver, on the main thread.
// Mirrors: RxCocoa/Traits/Driver/Driver+Subscription.swift
// Differs: The forms for relays are in a file of their own.
// Chapter: 7 (Driver and Signal)

let driveErrorMessage = """
    `drive*` family of methods can be only called from `MainThread`.
    This is required to ensure that the last replayed `Driver` element is delivered on `MainThread`.

    """

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Subscribes all `observers` with one subscription. Call it on the main thread.
    ///
    /// ```swift
    /// let label = BehaviorSubject(value: "")
    /// Driver.just("Ann").drive(label)
    /// print(try label.value())  // Ann
    /// ```
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
    where Observer.Element == Element {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return asSharedSequence()
            .asObservable()
            .subscribe { event in
                observers.forEach { $0.on(event) }
            }
    }

    /// Subscribes all `observers` of optionals with one subscription. Call it on the main thread.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return asSharedSequence()
            .asObservable()
            .map { element in
                element as Element?
            }
            .subscribe { event in
                observers.forEach { $0.on(event) }
            }
    }

    /// Returns the result of `transformation` for the sequence, such as a subscription. Call it on
    /// the main thread.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return transformation(asObservable())
    }

    /// Returns the result of a transformation with one more argument. Call it on the main thread.
    public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2,
        curriedArgument: R1
    ) -> R2 {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return with(asObservable())(curriedArgument)
    }

    /// Calls the handlers with `object` as first argument, while `object` exists. Holds `object`
    /// weakly. Call it on the main thread.
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return asObservable().subscribe(
            with: object,
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Calls the handlers on the main thread if it is called there. It has no `onError`: a driver
    /// has no errors.
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: driveErrorMessage)
        return asObservable()
            .subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes without handlers. Call it on the main thread.
    public func drive() -> Disposable {
        drive(onNext: nil, onCompleted: nil, onDisposed: nil)
    }
}
