// Exercise 9.2: a subject that stores only its terminal event. README.md says what it has to do.

@testable import MiniRx

/// Sends each event to all current subscribers.
final class PublishSubject<Element>: Observable<Element>, ObserverType {
    private let lock = RecursiveLock()
    private var observers = AnyObserver<Element>.s()
    private var stoppedEvent: Event<Element>?

    /// Sends `event` to all subscribers.
    func on(_ event: Event<Element>) {
        // Without the lock: observers run the user's code.
        dispatch(synchronized_on(event), event)
    }

    /// The observers that have to receive this event.
    private func synchronized_on(_ event: Event<Element>) -> AnyObserver<Element>.s {
        lock.performLocked {
            if stoppedEvent != nil {
                return AnyObserver<Element>.s()
            }
            let told = observers
            if event.isStopEvent {
                stoppedEvent = event
                observers.removeAll()
            }
            return told
        }
    }

    /// Keeps `observer` until the terminal event, or until the returned disposable removes it.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.performLocked {
            if let stoppedEvent {
                observer.on(stoppedEvent)
                return Disposables.create()
            }
            let key = observers.insert(observer.on)
            return Disposables.create { [weak self] in self?.unsubscribe(key) }
        }
    }

    private func unsubscribe(_ key: BagKey) {
        lock.performLocked { _ = observers.removeKey(key) }
    }
}
