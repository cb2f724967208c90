// `bind` for sequences that cannot fail: the functions of Observable+Bind.swift, without errors.
// Mirrors: RxCocoa/Common/Infallible+Bind.swift
// Chapter: 8 (bind and its forms)

extension InfallibleType {
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

    /// Calls `onNext` with each element, on the thread that sends it.
    /// - returns: A disposable that ends the binding.
    public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: onNext)
    }

    /// Sends each element to all `relays`, which the subscription retains. Ignores `completed`.
    /// - returns: A disposable that ends the binding.
    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        subscribe(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`, which have optional elements.
    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        subscribe(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`, which the subscription retains. Ignores `completed`.
    /// - returns: A disposable that ends the binding.
    public func bind(to relays: PublishRelay<Element>...) -> Disposable {
        subscribe(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`, which have optional elements.
    public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
        subscribe(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`, which the subscription retains. Ignores `completed`.
    /// - returns: A disposable that ends the binding.
    public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
        subscribe(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }

    /// Sends each element to all `relays`, which have optional elements.
    public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
        subscribe(onNext: { element in
            relays.forEach { $0.accept(element) }
        })
    }
}
