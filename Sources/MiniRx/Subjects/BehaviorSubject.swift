// `BehaviorSubject`: stores a current value, which each new subscriber receives first.
// Mirrors: RxSwift/Subjects/BehaviorSubject.swift
// Chapter: 5 (four subjects), 9 (four subjects and three relays)

/// A subject with a current value. Each new subscriber receives it, then all later events.
///
/// Events may come from any thread, but calls must not overlap.
///
/// ```swift
/// let subject = BehaviorSubject(value: 0)
/// subject.onNext(1)
/// subject.subscribe { print($0) }  // next(1)
/// subject.onNext(2)                // next(2)
/// ```
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
    SynchronizedUnsubscribeType, Cancelable
{
    /// The type that `asObserver()` returns.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType

    private enum State {
        case open
        case stopped(Event<Element>)
        case disposed
    }

    let lock = RecursiveLock()
    private var state = State.open
    private var element: Element
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

    /// Creates a subject whose current value is `value`.
    public init(value: Element) {
        element = value
        super.init()
        Resources.incrementTotal()
    }

    /// Returns the current value, after `completed` the last one. Throws the error with which the
    /// subject failed, or `RxError.disposed` after `dispose()`.
    public func value() throws -> Element {
        try lock.performLocked { () -> Result<Element, Swift.Error> in
            switch state {
            case .disposed:
                return .failure(RxError.disposed(object: self))
            case .stopped(.error(let error)):
                return .failure(error)
            case .open, .stopped:
                return .success(element)
            }
        }.get()
    }

    /// Sends `event` to all subscribers, on the caller's thread. Ignores it after a terminal event.
    public func on(_ event: Event<Element>) {
        synchronizationTracker.register(synchronizationErrorMessage: .default)
        defer { synchronizationTracker.unregister() }
        dispatch(lock.performLocked { synchronized_on(event) }, event)
    }

    /// Returns the observers that must receive `event`.
    func synchronized_on(_ event: Event<Element>) -> Observers {
        guard case .open = state else { return Observers() }
        switch event {
        case .next(let element): self.element = element
        case .error, .completed: state = .stopped(event)
        }
        return observers
    }

    /// Sends `observer` the current value and adds it. The returned disposable removes it. A late
    /// subscriber receives only the terminal event; after `dispose()`, an `RxError.disposed`.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        // The first events are sent with the lock held, as in RxSwift: no event that another thread
        // sends can come between them.
        lock.performLocked { synchronized_subscribe(observer) }
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        switch state {
        case .open:
            let key = observers.insert(observer.on)
            observer.on(.next(element))
            return SubscriptionDisposable(owner: self, key: key)
        case .stopped(let event):
            observer.on(event)
        case .disposed:
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
    public func asObserver() -> BehaviorSubject<Element> {
        self
    }

    /// Removes all subscribers and the stored terminal event. The subscribers receive nothing.
    public func dispose() {
        lock.performLocked {
            state = .disposed
            observers.removeAll()
        }
    }

    deinit {
        Resources.decrementTotal()
    }
}
