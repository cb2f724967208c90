// `bind(to:)` for observers, and the forms of `bind` that take closures.
// Mirrors: RxCocoa/Common/Observable+Bind.swift
// Left out: nothing.
// Chapter: 8

extension ObservableType {
    /// Sends each event to all `observers`, which it keeps alive meanwhile.
    /// - returns: Disposing of it ends the binding.
    ///
    /// Chapter 8. Mirrors `RxCocoa/Common/Observable+Bind.swift`.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        let step = enter("ObservableType", self); defer { leave(step) }
        return subscribe { event in
            let step = enter(closure: 1, in: "ObservableType", event); defer { leave(step) }
            observers.forEach { observer in
                let step = enter(closure: 1, in: "closure#1 in ObservableType")
                defer { leave(step) }
                observer.on(event)
            }
        }
    }

    /// The same for observers of optional elements.
    ///
    /// Chapter 8. Mirrors `RxCocoa/Common/Observable+Bind.swift`.
    @inlinable
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        let step = enter("ObservableType", self); defer { leave(step) }
        return self.map { element -> Element? in
            let step = enter(closure: 1, in: "ObservableType"); defer { leave(step) }
            return element
        }.subscribe { event in
            let step = enter(closure: 2, in: "ObservableType", event); defer { leave(step) }
            observers.forEach { observer in
                let step = enter(closure: 1, in: "closure#2 in ObservableType")
                defer { leave(step) }
                observer.on(event)
            }
        }
    }

    /// Calls `binder` with this sequence, and returns what it returns.
    ///
    /// Chapter 8. Mirrors `RxCocoa/Common/Observable+Bind.swift`.
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        let step = enter("ObservableType", self); defer { leave(step) }
        return binder(self)
    }

    /// Calls `binder` with this sequence, then what it returns with `curriedArgument`.
    ///
    /// Chapter 8. Mirrors `RxCocoa/Common/Observable+Bind.swift`.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        let step = enter("ObservableType", self); defer { leave(step) }
        return binder(self)(curriedArgument)
    }

    /// Calls `onNext` with `object` and each element, on the thread that sends it, for as long as
    /// `object` lives; it is held weakly. An error ends the program in debug builds; in release
    /// builds it is printed.
    /// - returns: Disposing of it ends the binding.
    ///
    /// Chapter 8. Mirrors `RxCocoa/Common/Observable+Bind.swift`.
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> Disposable {
        let step = enter("ObservableType", self); defer { leave(step) }
        return subscribe(
            onNext: { [weak object] element in
                let step = enter(closure: 1, in: "ObservableType"); defer { leave(step) }
                guard let object else { return }
                onNext(object, element)
            },
            onError: { error in
                let step = enter(closure: 2, in: "ObservableType"); defer { leave(step) }
                rxFatalErrorInDebug("Binding error: \(error)")
            }
        )
    }

    /// Calls `onNext` with each element, on the thread that sends it. An error ends the program in
    /// debug builds; in release builds it is printed.
    /// - returns: Disposing of it ends the binding.
    ///
    /// Chapter 8. Mirrors `RxCocoa/Common/Observable+Bind.swift`.
    public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
        let step = enter("ObservableType", self); defer { leave(step) }
        return subscribe(
            onNext: onNext,
            onError: { error in
                let step = enter(closure: 1, in: "ObservableType"); defer { leave(step) }
                rxFatalErrorInDebug("Binding error: \(error)")
            }
        )
    }
}
