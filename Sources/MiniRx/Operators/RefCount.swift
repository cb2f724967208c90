// `refCount`: connects for the first subscriber, and disposes of the connection after the last one.
// Mirrors: the `RefCount` part of RxSwift/Observables/Multicast.swift
// Chapter: 10 (share)

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
