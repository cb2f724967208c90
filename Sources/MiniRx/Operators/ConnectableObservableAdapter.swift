// The class that `multicast`, `publish` and `replay` return: a source, a subject and a connection.
// Mirrors: the `Connection` and `ConnectableObservableAdapter` of RxSwift/Observables/Multicast.swift
// Differs: Both classes are private in RxSwift.
// Chapter: 10 (share)

/// The one subscription to the source: passes its events on to the subject.
final class Connection<Subject: SubjectType>: ObserverType, Disposable {
    typealias Element = Subject.Observer.Element

    private let lock: RecursiveLock
    var parent: ConnectableObservableAdapter<Subject>?
    private var subscription: Disposable?
    private let subjectObserver: Subject.Observer
    private let disposed = AtomicInt(0)

    init(
        parent: ConnectableObservableAdapter<Subject>,
        subjectObserver: Subject.Observer,
        lock: RecursiveLock,
        subscription: Disposable
    ) {
        self.parent = parent
        self.subscription = subscription
        self.lock = lock
        self.subjectObserver = subjectObserver
    }

    func on(_ event: Event<Element>) {
        if disposed.isSet {
            return
        }
        if event.isStopEvent {
            // Disposed of first: an observer that subscribes again during the terminal event needs
            // a new connection (`testWhoConnectsAgainInsideTheEndGetsANewConnection`).
            dispose()
        }
        subjectObserver.on(event)
    }

    func dispose() {
        lock.performLocked {
            disposed.set()
            guard let parent else { return }
            if parent.connection === self {
                parent.connection = nil
                parent.subject = nil
            }
            self.parent = nil
            subscription?.dispose()
            subscription = nil
        }
    }
}

final class ConnectableObservableAdapter<Subject: SubjectType>:
    ConnectableObservable<Subject.Element>
{
    private let source: Observable<Subject.Observer.Element>
    private let makeSubject: () -> Subject
    // Only for speed, in release builds: see Producer+Release.swift.
    let specialized = Specialized<Connection<Subject>>()
    private let lock = RecursiveLock()
    fileprivate var subject: Subject?
    fileprivate var connection: Connection<Subject>?

    init(source: Observable<Subject.Observer.Element>, makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    // As in RxSwift, the lock is held while the source is subscribed to and disposed of, and with it
    // the user's code there: no second connection can begin meanwhile.
    override func connect() -> Disposable {
        lock.performLocked {
            if let connection {
                return connection
            }
            let place = SingleAssignmentDisposable()
            let connection = Connection(
                parent: self,
                subjectObserver: lazySubject.asObserver(),
                lock: lock,
                subscription: place
            )
            // Set before the subscription: a source that terminates at once must find this
            // connection (`testASourceThatEndsWhileItIsConnectedTo`).
            self.connection = connection
            place.setDisposable(source.subscribe(connection))
            return connection
        }
    }

    // As in RxSwift, `subscribe` calls it without the lock: two threads that subscribe first, at the
    // same time, can create two subjects.
    private var lazySubject: Subject {
        if let subject {
            return subject
        }
        let subject = makeSubject()
        self.subject = subject
        return subject
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Subject.Element {
        lazySubject.subscribe(observer)
    }
}
