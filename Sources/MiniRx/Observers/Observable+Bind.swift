// `bind(to:)` for observers, and the `bind` functions that take closures.
// Mirrors: RxCocoa/Common/Observable+Bind.swift
// Chapter: 8

extension ObservableType {
    /// Sends each event to all `observers`, which the subscription retains.
    /// - returns: A disposable that ends the binding.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        subscribe { event in
            observers.forEach { observer in
                observer.on(event)
            }
        }
    }

    /// Sends each event to all `observers`, which have optional elements.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        self.map { element -> Element? in
            element
        }.subscribe { event in
            observers.forEach { observer in
                observer.on(event)
            }
        }
    }

    /// Calls `binder` with this sequence and returns its result.
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Calls `binder` with this sequence, then its result with `curriedArgument`.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` with `object` and each element, on the thread that sends it. `object` is
    /// referenced weakly; after its release elements are dropped. An error ends the program in
    /// debug builds; in release builds it is printed.
    /// - returns: A disposable that ends the binding.
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> Disposable {
        subscribe(
            onNext: { [weak object] element in
                guard let object else { return }
                onNext(object, element)
            },
            onError: { error in
                rxFatalErrorInDebug("Binding error: \(error)")
            }
        )
    }

    /// Calls `onNext` with each element, on the thread that sends it. An error ends the program in
    /// debug builds; in release builds it is printed.
    /// - returns: A disposable that ends the binding.
    public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
        subscribe(
            onNext: onNext,
            onError: { error in
                rxFatalErrorInDebug("Binding error: \(error)")
            }
        )
    }
}
