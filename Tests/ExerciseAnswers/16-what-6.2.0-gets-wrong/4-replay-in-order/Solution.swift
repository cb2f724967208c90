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
        let newcomer = Newcomer(observer)
        let (key, past, connection) = lock.performLocked {
            (observers.insert(newcomer.on), element, synchronized_connection())
        }
        newcomer.send(past)
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

/// Forwards events, after the replay to a new subscriber.
final class Newcomer<Observer: ObserverType>: ObserverType {
    typealias Element = Observer.Element

    private let observer: Observer
    private let lock = RecursiveLock()
    /// The events that came during the replay; `nil` after it.
    private var waiting: [Event<Element>]? = []

    init(_ observer: Observer) {
        self.observer = observer
    }

    func on(_ event: Event<Element>) {
        let passes = lock.performLocked { () -> Bool in
            waiting?.append(event)
            return waiting == nil
        }
        if passes { observer.on(event) }
    }

    func send(_ past: Element?) {
        if let past { observer.on(.next(past)) }
        while let events = takeWaiting() {
            events.forEach(observer.on)
        }
    }

    /// The events that came. If there are none, no event has to wait any more.
    private func takeWaiting() -> [Event<Element>]? {
        lock.performLocked {
            let events = waiting ?? []
            waiting = events.isEmpty ? nil : []
            return events.isEmpty ? nil : events
        }
    }
}
