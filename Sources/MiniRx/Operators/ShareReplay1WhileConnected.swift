// `share(replay: 1)`: like `share()`, but a late subscriber receives the latest element.
// Mirrors: `ShareReplay1WhileConnected` of RxSwift/Observables/ShareReplayScope.swift
// Differs: Both classes are private in RxSwift.
// Chapter: 10 (share), 9 (`share` against a subject), 11 (a replay with the lock held)

final class ShareReplay1WhileConnectedConnection<Element>: ObserverType, SynchronizedUnsubscribeType
{
    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType
    typealias Parent = ShareReplay1WhileConnected<Element>

    private let parent: Parent
    private let subscription = SingleAssignmentDisposable()
    private let lock: RecursiveLock
    private var disposed = false
    fileprivate var observers = Observers()
    private var element: Element?

    init(parent: Parent, lock: RecursiveLock) {
        self.parent = parent
        self.lock = lock
        Resources.incrementTotal()
    }

    func on(_ event: Event<Element>) {
        dispatch(lock.performLocked { synchronized_on(event) }, event)
    }

    /// Returns the observers that receive this event.
    private func synchronized_on(_ event: Event<Element>) -> Observers {
        if disposed {
            return Observers()
        }
        switch event {
        case .next(let element):
            self.element = element
            return observers
        case .error, .completed:
            defer { synchronized_dispose() }
            return observers
        }
    }

    func connect() {
        subscription.setDisposable(parent.source.subscribe(self))
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.performLocked {
            if let element {
                observer.on(.next(element))
            }
            let key = observers.insert(observer.on)
            return SubscriptionDisposable(owner: self, key: key)
        }
    }

    private func synchronized_dispose() {
        disposed = true
        if parent.connection === self {
            parent.connection = nil
        }
        observers = Observers()
    }

    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        if lock.performLocked({ synchronized_unsubscribe(disposeKey) }) {
            subscription.dispose()
        }
    }

    /// Returns whether that was the last observer.
    private func synchronized_unsubscribe(_ disposeKey: DisposeKey) -> Bool {
        guard observers.removeKey(disposeKey) != nil, observers.count == 0 else { return false }
        synchronized_dispose()
        return true
    }

    deinit {
        Resources.decrementTotal()
    }
}

final class ShareReplay1WhileConnected<Element>: Observable<Element> {
    fileprivate typealias Connection = ShareReplay1WhileConnectedConnection<Element>

    fileprivate let source: Observable<Element>
    private let lock = RecursiveLock()
    fileprivate var connection: Connection?

    init(source: Observable<Element>) {
        self.source = source
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let (connection, isFirst, disposable) = lock.performLocked {
            let connection = synchronized_subscribe(observer)
            let isFirst = connection.observers.count == 0
            return (connection, isFirst, connection.synchronized_subscribe(observer))
        }
        // Outside the lock: the source may run user code (`testShareHoldsNoLockWhileItConnects`).
        if isFirst {
            connection.connect()
        }
        return disposable
    }

    /// Returns the current connection, or a new one.
    private func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Connection
    where Observer.Element == Element {
        if let connection {
            return connection
        }
        let connection = Connection(parent: self, lock: lock)
        self.connection = connection
        return connection
    }
}
