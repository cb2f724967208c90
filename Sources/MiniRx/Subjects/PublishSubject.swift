// `PublishSubject`: passes events on to whoever is there, and remembers nothing but its end.
// Mirrors: RxSwift/Subjects/PublishSubject.swift
// Left out: nothing.
// Chapter: 5 (a subject's subscription, four subjects), 9 (four subjects and three relays)

/// A subject that sends each event to those who have subscribed by then. Who comes after the end is
/// sent the end.
///
/// Events may come from any thread, one after another. Chapter 5.
/// Mirrors `RxSwift/Subjects/PublishSubject.swift`.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
    ObserverType, SynchronizedUnsubscribeType
{
    @usableFromInline typealias Observers = AnyObserver<Element>.s
    @usableFromInline typealias DisposeKey = Observers.KeyType

    @usableFromInline let lock = RecursiveLock()
    @exclusivity(unchecked) @usableFromInline var disposed = false
    @exclusivity(unchecked) @usableFromInline var observers = Observers()
    @exclusivity(unchecked) @usableFromInline var stoppedEvent: Event<Element>?

    #if DEBUG
        @usableFromInline let synchronizationTracker = SynchronizationTracker()
    #endif

    /// Whether anybody has subscribed.
    public var hasObservers: Bool {
        lock.performLocked { observers.count > 0 }
    }

    /// Whether `dispose()` was called.
    public var isDisposed: Bool {
        lock.performLocked { disposed }
    }

    /// A subject without subscribers.
    public override init() {
        super.init()
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    /// Sends `event` to all subscribers, on the thread that calls. Nothing comes after the end.
    @inlinable
    public func on(_ event: Event<Element>) {
        #if DEBUG
            synchronizationTracker.register(synchronizationErrorMessage: .default)
            defer { synchronizationTracker.unregister() }
        #endif
        // Why outside the lock: observers run the user's code
        // (`testASubjectHoldsNoLockWhileItSends`).
        dispatch(synchronized_on(event), event)
    }

    /// Who has to be sent this event.
    @inlinable
    func synchronized_on(_ event: Event<Element>) -> Observers {
        lock.performLocked {
            switch event {
            case .next:
                return disposed || stoppedEvent != nil ? Observers() : observers
            case .error, .completed:
                guard stoppedEvent == nil else { return Observers() }
                stoppedEvent = event
                defer { observers.removeAll() }
                return observers
            }
        }
    }

    /// Keeps `observer` until the end or until it is taken out by what this returns. After the end
    /// it is sent the end at once; after `dispose()` an `RxError.disposed`.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.performLocked { synchronized_subscribe(observer) }
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if let stoppedEvent {
            observer.on(stoppedEvent)
            return Disposables.create()
        }
        if disposed {
            observer.on(.error(RxError.disposed(object: self)))
            return Disposables.create()
        }
        let key = observers.insert(observer.specialized.handler)
        return SubscriptionDisposable(owner: self, key: key)
    }

    @usableFromInline
    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        lock.performLocked { synchronized_unsubscribe(disposeKey) }
    }

    func synchronized_unsubscribe(_ disposeKey: DisposeKey) {
        observers.removeKey(disposeKey)
    }

    /// Itself.
    public func asObserver() -> PublishSubject<Element> {
        self
    }

    /// Lets go of all subscribers, and forgets the end. They are told nothing.
    public func dispose() {
        lock.performLocked { synchronized_dispose() }
    }

    func synchronized_dispose() {
        disposed = true
        observers.removeAll()
        stoppedEvent = nil
    }

    #if TRACE_RESOURCES
        deinit {
            Resources.decrementTotal()
        }
    #endif
}
