// Exercise 16.4: `share(replay: 1)`. README.md describes the fault.

@testable import MiniRx

/// One subscription to the source for all, and the latest element for a late subscriber.
final class ShareLatest<Element>: Observable<Element>, ObserverType, SynchronizedUnsubscribeType {
    private let source: Observable<Element>
    private let lock = RecursiveLock()
    private var observers = AnyObserver<Element>.s()
    private var element: Element?
    private var connection: SingleAssignmentDisposable?

    init(source: Observable<Element>) {
        self.source = source
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let (key, connection) = lock.performLocked {
            // An element that comes meanwhile has to wait until the replay is over.
            if let element { observer.on(.next(element)) }
            return (observers.insert(observer.on), synchronized_connection())
        }
        connection?.setDisposable(source.subscribe(self))
        return SubscriptionDisposable(owner: self, key: key)
    }

    /// A new disposable for the subscription to the source, if there is none.
    private func synchronized_connection() -> SingleAssignmentDisposable? {
        guard connection == nil else { return nil }
        connection = SingleAssignmentDisposable()
        return connection
    }

    /// The source has sent an event.
    func on(_ event: Event<Element>) {
        let observers = lock.performLocked {
            if case .next(let element) = event { self.element = element }
            return self.observers
        }
        // Observers run the app's code; therefore they are called without the lock.
        dispatch(observers, event)
    }

    /// Removes an observer. With the last one, disposes of the subscription to the source.
    func synchronizedUnsubscribe(_ disposeKey: BagKey) {
        let unwanted: Disposable? = lock.performLocked {
            guard observers.removeKey(disposeKey) != nil, observers.count == 0 else { return nil }
            defer { (connection, element) = (nil, nil) }
            return connection
        }
        unwanted?.dispose()
    }
}
