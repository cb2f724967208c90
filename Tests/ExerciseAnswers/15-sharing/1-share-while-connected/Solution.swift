// Exercise 15.1: what `share()` makes. README.md says what it has to do.

@testable import MiniRx

/// One subscription to the source for all current subscribers.
final class ShareWhileConnected<Element>: Observable<Element> {
    private final class Connection {
        let subject = PublishSubject<Element>()
        let subscription = SingleAssignmentDisposable()
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
        let (connection, isFirst, place) = lock.performLocked {
            let isFirst = self.connection == nil
            let connection = self.connection ?? Connection()
            self.connection = connection
            connection.count += 1
            return (connection, isFirst, connection.subject.subscribe(observer))
        }
        if isFirst {
            connect(connection)
        }
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
        connection.subscription.setDisposable(subscription)
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
            connection.subscription.dispose()
        }
    }

    /// Called with the lock held.
    private func forget(_ connection: Connection) {
        if self.connection === connection {
            self.connection = nil
        }
    }
}
