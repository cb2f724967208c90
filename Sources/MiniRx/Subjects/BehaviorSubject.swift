// `BehaviorSubject`: has a value at all times, which a new subscriber is sent first.
// Mirrors: RxSwift/Subjects/BehaviorSubject.swift
// Chapter: 5 (four subjects), 9 (four subjects and three relays)

/// A subject with a present value: each subscriber is sent it on joining, and then what follows.
///
/// Events may come from any thread, one after another.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
    SynchronizedUnsubscribeType, Cancelable
{
    /// What `asObserver()` returns.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType

    let lock = RecursiveLock()
    private var disposed = false
    private var element: Element
    var observers = Observers()
    private var stoppedEvent: Event<Element>?

    #if DEBUG
        private let synchronizationTracker = SynchronizationTracker()
    #endif

    /// Whether anybody has subscribed.
    public var hasObservers: Bool {
        lock.performLocked { observers.count > 0 }
    }

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        lock.performLocked { disposed }
    }

    /// A subject whose present value is `value`.
    public init(value: Element) {
        element = value
        super.init()
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    /// The present value, which after `completed` is the last one. Throws the error with which the
    /// subject ended, or `RxError.disposed` after `dispose()`.
    public func value() throws -> Element {
        try lock.performLocked { () -> Result<Element, Swift.Error> in
            if disposed {
                return .failure(RxError.disposed(object: self))
            }
            if let error = stoppedEvent?.error {
                return .failure(error)
            }
            return .success(element)
        }.get()
    }

    /// Sends `event` to all subscribers, on the thread that calls. Nothing comes after the end.
    public func on(_ event: Event<Element>) {
        #if DEBUG
            synchronizationTracker.register(synchronizationErrorMessage: .default)
            defer { synchronizationTracker.unregister() }
        #endif
        dispatch(synchronized_on(event), event)
    }

    /// Who has to be sent this event.
    func synchronized_on(_ event: Event<Element>) -> Observers {
        lock.performLocked {
            if stoppedEvent != nil || disposed {
                return Observers()
            }
            switch event {
            case .next(let element): self.element = element
            case .error, .completed: stoppedEvent = event
            }
            return observers
        }
    }

    /// Sends `observer` the present value and keeps it until it is taken out by what this returns.
    /// After the end it is sent the end alone; after `dispose()` an `RxError.disposed`.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.performLocked { synchronized_subscribe(observer) }
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if disposed {
            observer.on(.error(RxError.disposed(object: self)))
            return Disposables.create()
        }
        if let stoppedEvent {
            observer.on(stoppedEvent)
            return Disposables.create()
        }
        let key = observers.insert(observer.handler)
        observer.on(.next(element))
        return SubscriptionDisposable(owner: self, key: key)
    }

    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        lock.performLocked { synchronized_unsubscribe(disposeKey) }
    }

    func synchronized_unsubscribe(_ disposeKey: DisposeKey) {
        if disposed {
            return
        }
        observers.removeKey(disposeKey)
    }

    /// Itself.
    public func asObserver() -> BehaviorSubject<Element> {
        self
    }

    /// Lets go of all subscribers, and forgets the end. They are told nothing.
    public func dispose() {
        lock.performLocked {
            disposed = true
            observers.removeAll()
            stoppedEvent = nil
        }
    }

    #if TRACE_RESOURCES
        deinit {
            Resources.decrementTotal()
        }
    #endif
}
