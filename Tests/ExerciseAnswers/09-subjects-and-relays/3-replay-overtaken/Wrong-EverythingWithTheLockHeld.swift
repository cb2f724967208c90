// Breaks: Existing subscribers are called without the lock.

@testable import MiniRx

/// Sends the last elements to each new subscriber, and then all later events.
final class ReplaySubject<Element>: Observable<Element>, ObserverType,
    SynchronizedUnsubscribeType
{
    private let lock = RecursiveLock()
    private let bufferSize: Int
    private var buffer: [Element] = []
    private var stoppedEvent: Event<Element>?
    private var observers = AnyObserver<Element>.s()

    /// A subject that remembers the last `bufferSize` elements.
    init(bufferSize: Int) {
        self.bufferSize = bufferSize
        super.init()
    }

    /// Sends `event` to all subscribers, and remembers it.
    func on(_ event: Event<Element>) {
        lock.performLocked { dispatch(synchronized_on(event), event) }
    }

    /// The observers that have to receive this event.
    private func synchronized_on(_ event: Event<Element>) -> AnyObserver<Element>.s {
        lock.performLocked {
            guard stoppedEvent == nil else { return AnyObserver<Element>.s() }
            switch event {
            case .next(let element):
                buffer.append(element)
                buffer.removeFirst(max(0, buffer.count - bufferSize))
                return observers
            case .error, .completed:
                stoppedEvent = event
                defer { observers.removeAll() }
                return observers
            }
        }
    }

    /// Sends the remembered elements to `observer`, and keeps it until the terminal event or until
    /// the returned disposable removes it.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        // With the lock held: an element that comes meanwhile has to wait until the replay is over.
        lock.performLocked {
            buffer.forEach { observer.on(.next($0)) }
            if let stoppedEvent {
                observer.on(stoppedEvent)
                return Disposables.create()
            }
            let key = observers.insert(observer.on)
            return SubscriptionDisposable(owner: self, key: key)
        }
    }

    /// Removes an observer.
    func synchronizedUnsubscribe(_ key: BagKey) {
        lock.performLocked { _ = observers.removeKey(key) }
    }
}
