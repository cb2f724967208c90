// `PublishSubject`: sends events to its current subscribers, and stores only the terminal event.
// Mirrors: RxSwift/Subjects/PublishSubject.swift
// Chapter: 5 (a subject's subscription, four subjects), 9 (four subjects and three relays)

/// A subject that sends each event to its current subscribers. A late subscriber receives only the
/// terminal event.
///
/// Events may come from any thread, but calls must not overlap.
///
/// ```swift
/// let subject = PublishSubject<Int>()
/// subject.onNext(1)
/// subject.subscribe { print($0) }
/// subject.onNext(2)      // next(2)
/// subject.onCompleted()  // completed
/// ```
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
    ObserverType, SynchronizedUnsubscribeType
{
    /// The type that `asObserver()` returns.
    public typealias SubjectObserverType = PublishSubject<Element>

    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType

    private enum State {
        case open
        case stopped(Event<Element>)
        /// As in RxSwift, a terminal event is stored even then.
        case disposed(Event<Element>?)
    }

    let lock = RecursiveLock()
    private var state = State.open
    var observers = Observers()

    private let synchronizationTracker = SynchronizationTracker()

    /// Whether there are subscribers.
    public var hasObservers: Bool {
        lock.performLocked { observers.count > 0 }
    }

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        lock.performLocked {
            if case .disposed = state { true } else { false }
        }
    }

    /// Creates a subject without subscribers.
    public override init() {
        super.init()
        Resources.incrementTotal()
    }

    /// Sends `event` to all subscribers, on the caller's thread. Ignores it after a terminal event.
    public func on(_ event: Event<Element>) {
        synchronizationTracker.register(synchronizationErrorMessage: .default)
        defer { synchronizationTracker.unregister() }
        // Why outside the lock: observers run the user's code
        // (`testASubjectHoldsNoLockWhileItSends`).
        dispatch(lock.performLocked { synchronized_on(event) }, event)
    }

    /// Returns the observers that must receive `event`.
    func synchronized_on(_ event: Event<Element>) -> Observers {
        switch state {
        case .open:
            if event.isStopEvent {
                state = .stopped(event)
                defer { observers.removeAll() }
                return observers
            }
            return observers
        case .disposed(nil) where event.isStopEvent:
            state = .disposed(event)
            return Observers()
        case .stopped, .disposed:
            return Observers()
        }
    }

    /// Adds `observer` until a terminal event or the returned disposable removes it. A late
    /// subscriber receives the terminal event at once; after `dispose()`, an `RxError.disposed` or
    /// the terminal event that came after it.
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
        case .stopped(let event), .disposed(let event?):
            observer.on(event)
        case .disposed(nil):
            observer.on(.error(RxError.disposed(object: self)))
        }
        return Disposables.create()
    }

    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        lock.performLocked { synchronized_unsubscribe(disposeKey) }
    }

    func synchronized_unsubscribe(_ disposeKey: DisposeKey) {
        observers.removeKey(disposeKey)
    }

    /// Returns itself.
    public func asObserver() -> PublishSubject<Element> {
        self
    }

    /// Removes all subscribers and the stored terminal event. The subscribers receive nothing.
    public func dispose() {
        lock.performLocked { synchronized_dispose() }
    }

    func synchronized_dispose() {
        state = .disposed(nil)
        observers.removeAll()
    }

    deinit {
        Resources.decrementTotal()
    }
}
