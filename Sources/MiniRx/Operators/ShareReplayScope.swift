// `share`: one subscription to the source for all subscribers, with a replay for late ones.
// Mirrors: RxSwift/Observables/ShareReplayScope.swift
// Chapter: 15 (share), 9 (`share` against a subject), 16 (a replay with the lock held)

/// How long `share` keeps the elements that it replays.
public enum SubjectLifetimeScope {
    /// Until the source terminates or the last subscriber leaves. The next subscriber causes a new
    /// subscription to the source and receives no stored elements.
    case whileConnected

    /// As long as the shared sequence lives: all connections use one subject. After a terminal
    /// event that subject sends it to each late subscriber.
    case forever
}

extension ObservableType {
    /// Shares one subscription to the source among all subscribers, from the first subscriber until
    /// the last one leaves. A late subscriber first receives the last `replay` elements.
    ///
    /// It equals `multicast { ReplaySubject.create(bufferSize: replay) }.refCount()`, and for 0
    /// `multicast { PublishSubject() }.refCount()`. With `.forever` one subject serves all
    /// connections.
    ///
    /// ```swift
    /// let source = Observable.of(1, 2).do(onSubscribe: { print("subscribed") })
    /// let whileConnected = source.share(replay: 1)
    /// whileConnected.subscribe(onNext: { print($0) })  // subscribed, 1, 2
    /// whileConnected.subscribe(onNext: { print($0) })  // subscribed, 1, 2
    /// let forever = source.share(replay: 1, scope: .forever)
    /// forever.subscribe(onNext: { print($0) })         // subscribed, 1, 2
    /// forever.subscribe(onNext: { print($0) })         // 2
    /// ```
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
        -> Observable<Element>
    {
        switch (scope, replay) {
        case (.forever, 0):
            return multicast(PublishSubject()).refCount()
        case (.forever, _):
            return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        // What the last case would do, without a subject: the most common cases are faster.
        case (.whileConnected, 0):
            return ShareWhileConnected(source: self.asObservable())
        case (.whileConnected, 1):
            return ShareReplay1WhileConnected(source: self.asObservable())
        case (.whileConnected, _):
            return multicast(makeSubject: {
                ReplaySubject<Element>.create(bufferSize: replay)
            }).refCount()
        }
    }
}

/// One subscription to the source for `share()`. It sends each event to the observers itself.
private final class ShareWhileConnectedConnection<Element>: ObserverType,
    SynchronizedUnsubscribeType
{
    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType
    typealias Parent = ShareWhileConnected<Element>

    private let parent: Parent
    private let subscription = SingleAssignmentDisposable()
    private let lock: RecursiveLock
    private var disposed = false
    fileprivate var observers = Observers()

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
        case .next:
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
        let key = observers.insert(observer.on)
        return SubscriptionDisposable(owner: self, key: key)
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

private final class ShareWhileConnected<Element>: Observable<Element> {
    fileprivate typealias Connection = ShareWhileConnectedConnection<Element>

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

/// The same with the latest element, which a new observer receives first.
private final class ShareReplay1WhileConnectedConnection<Element>: ObserverType,
    SynchronizedUnsubscribeType
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
        if let element {
            // With the lock held, as in RxSwift: an element that is sent meanwhile must not overtake
            // the replay.
            observer.on(.next(element))
        }
        let key = observers.insert(observer.on)
        return SubscriptionDisposable(owner: self, key: key)
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

private final class ShareReplay1WhileConnected<Element>: Observable<Element> {
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
