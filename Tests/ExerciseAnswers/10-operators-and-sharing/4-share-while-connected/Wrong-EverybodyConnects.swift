// Breaks: Two subscribers share one subscription to the source.

@testable import MiniRx

/// One subscription to the source for all current subscribers.
final class ShareWhileConnected<Element>: Observable<Element> {
    private final class Connection {
        let subject = PublishSubject<Element>()
        var subscriptions: [Disposable] = []
        var count = 0
    }

    private let source: Observable<Element>
    private let lock = RecursiveLock()
    private var connection: Connection?

    init(source: Observable<Element>) {
        self.source = source
    }

    /// Adds `observer`, and connects if it is the first.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let (connection, place) = lock.performLocked {
            let connection = self.connection ?? Connection()
            self.connection = connection
            connection.count += 1
            return (connection, connection.subject.subscribe(observer))
        }
        connect(connection)
        return Disposables.create {
            place.dispose()
            self.leave(connection)
        }
    }

    private func connect(_ connection: Connection) {
        let subscription = source.subscribe { event in
            if event.isStopEvent {
                self.lock.performLocked { self.forget(connection) }
            }
            connection.subject.on(event)
        }
        connection.subscriptions.append(subscription)
    }

    private func leave(_ connection: Connection) {
        let isLast = lock.performLocked {
            connection.count -= 1
            if connection.count == 0 {
                forget(connection)
            }
            return connection.count == 0
        }
        if isLast {
            connection.subscriptions.forEach { $0.dispose() }
        }
    }

    /// Called with the lock held.
    private func forget(_ connection: Connection) {
        if self.connection === connection {
            self.connection = nil
        }
    }
}
