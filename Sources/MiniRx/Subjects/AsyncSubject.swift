// `AsyncSubject`: sends only its last element, and only when it completes.
// Mirrors: RxSwift/Subjects/AsyncSubject.swift
// Chapter: 5 (four subjects), 9 (four subjects and three relays)

/// A subject that stores its latest element until it completes. Then it sends that element and
/// `completed`, to late subscribers too. If it fails, it sends only the error.
///
/// Events may come from any thread, but calls must not overlap.
///
/// ```swift
/// let subject = AsyncSubject<Int>()
/// subject.subscribe { print($0) }
/// subject.onNext(1)
/// subject.onNext(2)
/// subject.onCompleted()  // next(2), completed
/// ```
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
    SynchronizedUnsubscribeType
{
    /// The type that `asObserver()` returns.
    public typealias SubjectObserverType = AsyncSubject<Element>

    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType

    private enum State {
        case open(last: Element?)
        /// A late subscriber receives the event. An element means the element and `completed`.
        case stopped(Event<Element>)
    }

    let lock = RecursiveLock()
    private var state = State.open(last: nil)
    var observers = Observers()

    private let synchronizationTracker = SynchronizationTracker()

    /// Whether there are subscribers.
    public var hasObservers: Bool {
        lock.performLocked { observers.count > 0 }
    }

    /// Creates a subject without subscribers.
    public override init() {
        super.init()
        Resources.incrementTotal()
    }

    /// Receives `event`. Only a terminal event sends something, on the caller's thread.
    public func on(_ event: Event<Element>) {
        synchronizationTracker.register(synchronizationErrorMessage: .default)
        defer { synchronizationTracker.unregister() }
        let (observers, event) = lock.performLocked { synchronized_on(event) }
        dispatch(observers, event)
        if case .next = event {
            dispatch(observers, .completed)
        }
    }

    /// Returns the observers to call and the event that they must receive.
    func synchronized_on(_ event: Event<Element>) -> (Observers, Event<Element>) {
        guard case .open(let last) = state else { return (Observers(), .completed) }
        let lastEvent: Event<Element>
        switch (event, last) {
        case (.next(let element), _):
            state = .open(last: element)
            return (Observers(), .completed)
        case (.completed, let last?):
            lastEvent = .next(last)
        case (.completed, nil), (.error, _):
            lastEvent = event
        }
        state = .stopped(lastEvent)
        defer { observers.removeAll() }
        return (observers, lastEvent)
    }

    /// Adds `observer` until a terminal event or the returned disposable removes it. A late
    /// subscriber receives the last element and `completed`, or the error, at once.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        // A late subscriber receives the end with the lock held, as in RxSwift.
        lock.performLocked { synchronized_subscribe(observer) }
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        switch state {
        case .open:
            let key = observers.insert(observer.on)
            return SubscriptionDisposable(owner: self, key: key)
        case .stopped(let event):
            observer.on(event)
            if case .next = event {
                observer.on(.completed)
            }
            return Disposables.create()
        }
    }

    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        lock.performLocked { synchronized_unsubscribe(disposeKey) }
    }

    func synchronized_unsubscribe(_ disposeKey: DisposeKey) {
        observers.removeKey(disposeKey)
    }

    /// Returns itself.
    public func asObserver() -> AsyncSubject<Element> {
        self
    }

    deinit {
        Resources.decrementTotal()
    }
}
