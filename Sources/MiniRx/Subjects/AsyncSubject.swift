// `AsyncSubject`: sends its last element only, and only when it has completed.
// Mirrors: RxSwift/Subjects/AsyncSubject.swift
// Chapter: 5 (four subjects), 9 (four subjects and three relays)

/// A subject that keeps its latest element to itself until it completes. Then, and to everybody who
/// comes later, it sends that element and its end. If it ends with an error, only the error.
///
/// Events may come from any thread, one after another.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
    SynchronizedUnsubscribeType
{
    /// What `asObserver()` returns.
    public typealias SubjectObserverType = AsyncSubject<Element>

    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType

    let lock = RecursiveLock()
    var observers = Observers()
    private var lastElement: Element?
    /// What a latecomer is sent: an element stands for the element and the end.
    private var stoppedEvent: Event<Element>?

    #if DEBUG
        private let synchronizationTracker = SynchronizationTracker()
    #endif

    /// Whether anybody has subscribed.
    public var hasObservers: Bool {
        lock.performLocked { observers.count > 0 }
    }

    /// A subject without subscribers.
    public override init() {
        super.init()
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    /// Takes `event`. Only an end sends anything, on the thread that calls.
    public func on(_ event: Event<Element>) {
        #if DEBUG
            synchronizationTracker.register(synchronizationErrorMessage: .default)
            defer { synchronizationTracker.unregister() }
        #endif
        let (observers, event) = synchronized_on(event)
        dispatch(observers, event)
        if case .next = event {
            dispatch(observers, .completed)
        }
    }

    /// Who has to be sent what.
    func synchronized_on(_ event: Event<Element>) -> (Observers, Event<Element>) {
        lock.performLocked {
            if stoppedEvent != nil {
                return (Observers(), .completed)
            }
            let last: Event<Element>
            switch event {
            case .next(let element):
                lastElement = element
                return (Observers(), .completed)
            case .error:
                last = event
            case .completed:
                last = lastElement.map { .next($0) } ?? .completed
            }
            stoppedEvent = last
            defer { observers.removeAll() }
            return (observers, last)
        }
    }

    /// Keeps `observer` until the end or until it is taken out by what this returns. After the end
    /// it is sent the last element and the end at once.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.performLocked { synchronized_subscribe(observer) }
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if let stoppedEvent {
            observer.on(stoppedEvent)
            if case .next = stoppedEvent {
                observer.on(.completed)
            }
            return Disposables.create()
        }
        let key = observers.insert(observer.handler)
        return SubscriptionDisposable(owner: self, key: key)
    }

    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        lock.performLocked { synchronized_unsubscribe(disposeKey) }
    }

    func synchronized_unsubscribe(_ disposeKey: DisposeKey) {
        observers.removeKey(disposeKey)
    }

    /// Itself.
    public func asObserver() -> AsyncSubject<Element> {
        self
    }

    #if TRACE_RESOURCES
        deinit {
            Resources.decrementTotal()
        }
    #endif
}
