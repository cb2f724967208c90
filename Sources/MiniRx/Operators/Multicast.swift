// `multicast`, `publish`, `replay`: one subscription to the source, the connection; a subject passes
// its events to all subscribers. `refCount` connects for the first one, and disconnects after the last.
// Mirrors: RxSwift/Observables/Multicast.swift
// Differs: `Connection` and `ConnectableObservableAdapter` are not private, because release builds use
//   them in Producer+Release.swift.
// Chapter: 15 (share)

/// A sequence whose subscribers share one subscription to the source, made by `connect()`.
/// Abstract: `publish`, `replay` and `multicast` return subclasses.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Subscribes to the source. Abstract: a call on `ConnectableObservable` itself is a
    /// programming error and ends the program.
    public func connect() -> Disposable {
        rxAbstractMethod()
    }
}

extension ObservableType {
    /// Makes a subject with `subjectSelector` for each subscription and emits the events of the
    /// sequence that `selector` returns for it. Subscribes to the source once, however often
    /// `selector` uses it. If a closure throws, the sequence fails with that error.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        Multicast(
            source: self.asObservable(),
            subjectSelector: subjectSelector,
            selector: selector
        )
    }

    /// Shares the source through a `PublishSubject`, which replays no elements.
    ///
    /// ```swift
    /// let shared = Observable.of(1, 2).publish()
    /// shared.subscribe(onNext: { print("A", $0) })
    /// shared.subscribe(onNext: { print("B", $0) })
    /// shared.connect()  // A 1, B 1, A 2, B 2
    /// ```
    public func publish() -> ConnectableObservable<Element> {
        multicast {
            PublishSubject<Element>()
        }
    }

    /// Shares the source through a `ReplaySubject`: a late subscriber first receives the last
    /// `bufferSize` elements. A negative size ends the program on the first subscription.
    ///
    /// ```swift
    /// let source = PublishSubject<Int>(), shared = source.replay(2)
    /// shared.connect()
    /// for number in 1...3 { source.onNext(number) }
    /// shared.subscribe(onNext: { print($0) })  // 2, 3
    /// ```
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject<Element>.create(bufferSize: bufferSize)
        }
    }

    /// Shares the source through a `ReplaySubject` that stores every element.
    ///
    /// ```swift
    /// let source = PublishSubject<Int>(), shared = source.replayAll()
    /// shared.connect()
    /// for number in 1...3 { source.onNext(number) }
    /// shared.subscribe(onNext: { print($0) })  // 1, 2, 3
    /// ```
    public func replayAll() -> ConnectableObservable<Element> {
        multicast {
            ReplaySubject<Element>.createUnbounded()
        }
    }

    /// Shares the source through `subject`, for this connection and all that follow it.
    ///
    /// ```swift
    /// let shared = Observable.of(1, 2).multicast(ReplaySubject<Int>.create(bufferSize: 1))
    /// shared.subscribe(onNext: { print("early", $0) })
    /// shared.connect()                                // early 1, early 2
    /// shared.subscribe(onNext: { print("late", $0) })  // late 2
    /// ```
    public func multicast<Subject: SubjectType>(_ subject: Subject)
        -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    {
        ConnectableObservableAdapter(
            source: self.asObservable(),
            makeSubject: {
                subject
            }
        )
    }

    /// Shares the source through a subject of `makeSubject`. Calls it again after a connection has
    /// ended, on the next subscription or `connect()`.
    ///
    /// ```swift
    /// let shared = Observable.of(1, 2).multicast { ReplaySubject<Int>.create(bufferSize: 1) }
    /// shared.connect()
    /// shared.subscribe(onNext: { print($0) })
    /// shared.connect()  // 1, 2
    /// ```
    public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
        -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    {
        ConnectableObservableAdapter(source: self.asObservable(), makeSubject: makeSubject)
    }
}

private final class MulticastSink<Subject: SubjectType, Observer: ObserverType>: Sink<Observer>,
    ObserverType
{
    typealias Element = Observer.Element
    typealias Parent = Multicast<Subject, Element>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        do {
            let subject = try parent.subjectSelector()
            let connectable = ConnectableObservableAdapter(
                source: parent.source,
                makeSubject: {
                    subject
                }
            )
            let observable = try parent.selector(connectable)
            let subscription = observable.subscribe(self)
            // Last: no element of a source that emits at once may be missed
            // (`testMulticastWithASelectorMissesNothing`).
            let connection = connectable.connect()
            return Disposables.create(subscription, connection)
        } catch {
            forwardOn(.error(error))
            dispose()
            return Disposables.create()
        }
    }

    func on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }
}

private final class Multicast<Subject: SubjectType, Result>: Producer<Result> {
    fileprivate let source: Observable<Subject.Observer.Element>
    fileprivate let subjectSelector: () throws -> Subject
    fileprivate let selector: (Observable<Subject.Element>) throws -> Observable<Result>

    init(
        source: Observable<Subject.Observer.Element>,
        subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) {
        self.source = source
        self.subjectSelector = subjectSelector
        self.selector = selector
        super.init(Multicast.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = MulticastSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

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
    // the user's code there: no other thread can begin a second connection meanwhile.
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

extension ConnectableObservableType {
    /// Connects for the first subscriber, and disposes of the connection when the last one leaves.
    /// After a terminal event the next subscriber connects again.
    ///
    /// ```swift
    /// let shared = Observable<Int>.never()
    ///     .do(onSubscribe: { print("connected") }, onDispose: { print("disposed") })
    ///     .publish().refCount()
    /// let both = [shared.subscribe(), shared.subscribe()]  // connected
    /// for subscription in both { subscription.dispose() }  // disposed
    /// ```
    public func refCount() -> Observable<Element> {
        RefCount(source: self)
    }
}

private final class RefCountSink<
    ConnectableSource: ConnectableObservableType,
    Observer: ObserverType
>: Sink<Observer>, ObserverType where ConnectableSource.Element == Observer.Element {
    typealias Element = Observer.Element
    typealias Parent = RefCount<ConnectableSource>

    private let parent: Parent

    /// The connection for which this sink is counted. It may have ended before this sink leaves.
    private var connectionIdSnapshot: Int64 = -1

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let subscription = parent.source.subscribe(self)
        parent.lock.lock(); defer { parent.lock.unlock() }
        connectionIdSnapshot = parent.connectionId
        if isDisposed {
            // The subject replayed a terminal event: there is nothing to connect to.
            return Disposables.create()
        }
        if parent.count == 0 {
            parent.count = 1
            parent.connectableSubscription = parent.source.connect()
        } else {
            parent.count += 1
        }
        return Disposables.create {
            subscription.dispose()
            self.parent.lock.performLocked { self.leaveConnection() }
        }
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            forwardOn(event)
        case .error, .completed:
            parent.lock.performLocked {
                // The first sink that receives the terminal event resets the connection. The others
                // must not end the next one (`testTheEndIsCountedOnce`).
                if parent.connectionId == connectionIdSnapshot {
                    let connection = parent.connectableSubscription
                    parent.count = 0
                    parent.connectionId &+= 1
                    parent.connectableSubscription = nil
                    connection?.dispose()
                }
            }
            forwardOn(event)
            dispose()
        }
    }

    /// The caller holds the lock.
    private func leaveConnection() {
        guard parent.connectionId == connectionIdSnapshot else { return }
        if parent.count == 1 {
            parent.count = 0
            guard let connection = parent.connectableSubscription else { return }
            connection.dispose()
            parent.connectableSubscription = nil
        } else if parent.count > 1 {
            parent.count -= 1
        } else {
            rxFatalError("Something went wrong with RefCount disposing mechanism")
        }
    }
}

private final class RefCount<ConnectableSource: ConnectableObservableType>:
    Producer<ConnectableSource.Element>
{
    // As in RxSwift, the lock is held while the source is connected to and disconnected from, and
    // with it the user's code there. Such code may subscribe again. Therefore the count and the
    // connection are not one state: each changes at its own time.
    fileprivate let lock = RecursiveLock()
    fileprivate var count = 0
    fileprivate var connectionId: Int64 = 0
    fileprivate var connectableSubscription: Disposable?
    fileprivate let source: ConnectableSource

    init(source: ConnectableSource) {
        self.source = source
        super.init(RefCount.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == ConnectableSource.Element {
        let sink = RefCountSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
