// Breaks: What a newcomer itself sends meanwhile does not come before the past.

@testable import MiniRx

/// Sends each newcomer the last elements, and then what follows.
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
        // Observers run the user's code, and so they are told without the lock.
        dispatch(synchronized_on(event), event)
    }

    /// Who has to be sent this event.
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

    /// Sends `observer` what is remembered, and keeps it until the end or until it is taken out by
    /// what this returns.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        // With the lock held: what comes meanwhile has to wait until the newcomer knows the past.
        lock.performLocked {
            let key = stoppedEvent == nil ? observers.insert(observer.on) : nil
            buffer.forEach { observer.on(.next($0)) }
            if let stoppedEvent { observer.on(stoppedEvent) }
            guard let key else { return Disposables.create() }
            return SubscriptionDisposable(owner: self, key: key)
        }
    }

    /// Takes an observer out.
    func synchronizedUnsubscribe(_ key: BagKey) {
        lock.performLocked { _ = observers.removeKey(key) }
    }
}
