// `share(replay: 1)`, mended as in RxSwift 6.10: a newcomer is replayed to without the lock.
// Chapter: 16 (a replay with the lock held)

@testable import MiniRxTraced

/// The sequence and its connection in one: this is about what is done with the lock held, not about
/// observers of a connection that is over.
final class MendedShareReplay1<Element>: Observable<Element>, ObserverType,
    SynchronizedUnsubscribeType
{
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
        let (key, replayed, connection) = lock.performLocked {
            (observers.insert(observer.on), element, synchronized_connection())
        }
        if let replayed { observer.on(.next(replayed)) }
        connection?.setDisposable(source.subscribe(self))
        return SubscriptionDisposable(owner: self, key: key)
    }

    /// A place for the subscription to the source, if there is none.
    private func synchronized_connection() -> SingleAssignmentDisposable? {
        guard connection == nil else { return nil }
        connection = SingleAssignmentDisposable()
        return connection
    }

    func on(_ event: Event<Element>) {
        let observers = lock.performLocked {
            if case .next(let element) = event { self.element = element }
            return self.observers
        }
        dispatch(observers, event)
    }

    func synchronizedUnsubscribe(_ disposeKey: BagKey) {
        let unwanted: Disposable? = lock.performLocked {
            guard observers.removeKey(disposeKey) != nil, observers.count == 0 else { return nil }
            defer { (connection, element) = (nil, nil) }
            return connection
        }
        unwanted?.dispose()
    }
}
