// `bind(to:)` for relays: elements go in by `accept`, an error is a programmer's mistake.
// Mirrors: RxRelay/Observable+Bind.swift
// Differs: This file has another name: there is one module, and one file of that name.
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
                rxFatalErrorInDebug("Binding error to replay relay: \(error)")
            case .completed:
                break
            }
        }
    }
}

extension ObservableType {
    /// Sends each element to all `relays`, which it keeps alive meanwhile. The end is not passed on.
    /// An error ends the program in debug builds; in release builds it is printed.
    /// - returns: Disposing of it ends the binding.
    public func bind(to relays: PublishRelay<Element>...) -> Disposable {
        bind(to: relays)
    }

    /// The same for relays of optional elements.
    public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
        self.map { element -> Element? in
            element
        }.bind(to: relays)
    }

    /// Sends each element to all `relays`, which it keeps alive meanwhile. The end is not passed on.
    /// An error ends the program in debug builds; in release builds it is printed.
    /// - returns: Disposing of it ends the binding.
    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        bind(to: relays)
    }

    /// The same for relays of optional elements.
    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        self.map { element -> Element? in
            element
        }.bind(to: relays)
    }

    /// Sends each element to all `relays`, which it keeps alive meanwhile. The end is not passed on.
    /// An error ends the program in debug builds; in release builds it is printed.
    /// - returns: Disposing of it ends the binding.
    public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
        bind(to: relays)
    }

    /// The same for relays of optional elements.
    public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
        self.map { element -> Element? in
            element
        }.bind(to: relays)
    }
}
