// `bind(to:)` for relays: it calls `accept` with elements; an `error` event is a programming error.
// Mirrors: RxRelay/Observable+Bind.swift
// Differs: The file's name, because this one module has another Observable+Bind.swift.
// Chapter: 9 (relays)

extension ObservableType {
    func bind(to relays: [BehaviorRelay<Element>]) -> Disposable {
        subscribe { event in
            switch event {
            case .next(let element):
                relays.forEach { relay in
                    relay.accept(element)
                }
            case .error(let error):
                rxFatalErrorInDebug("Binding error to behavior relay: \(error)")
            case .completed:
                break
            }
        }
    }

    func bind(to relays: [PublishRelay<Element>]) -> Disposable {
        subscribe { event in
            switch event {
            case .next(let element):
                relays.forEach { relay in
                    relay.accept(element)
                }
            case .error(let error):
                rxFatalErrorInDebug("Binding error to publish relay: \(error)")
            case .completed:
                break
            }
        }
    }

    func bind(to relays: [ReplayRelay<Element>]) -> Disposable {
        subscribe { event in
            switch event {
            case .next(let element):
                relays.forEach { relay in
                    relay.accept(element)
                }
            case .error(let error):
                // RxSwift names the wrong relay here, and readers search for what it prints.
                rxFatalErrorInDebug("Binding error to behavior relay: \(error)")
            case .completed:
                break
            }
        }
    }
}

extension ObservableType {
    /// Sends each element to all `relays`, which the subscription retains. Ignores `completed`.
    /// An error ends the program in debug builds; in release builds it is printed.
    /// - returns: A disposable that ends the binding.
    public func bind(to relays: PublishRelay<Element>...) -> Disposable {
        bind(to: relays)
    }

    /// Sends each element to all `relays`, which have optional elements.
    public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
        self.map { element -> Element? in
            element
        }.bind(to: relays)
    }

    /// Sends each element to all `relays`, which the subscription retains. Ignores `completed`.
    /// An error ends the program in debug builds; in release builds it is printed.
    /// - returns: A disposable that ends the binding.
    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        bind(to: relays)
    }

    /// Sends each element to all `relays`, which have optional elements.
    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        self.map { element -> Element? in
            element
        }.bind(to: relays)
    }

    /// Sends each element to all `relays`, which the subscription retains. Ignores `completed`.
    /// An error ends the program in debug builds; in release builds it is printed.
    /// - returns: A disposable that ends the binding.
    public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
        bind(to: relays)
    }

    /// Sends each element to all `relays`, which have optional elements.
    public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
        self.map { element -> Element? in
            element
        }.bind(to: relays)
    }
}
