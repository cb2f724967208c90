// `ReplaySubject`: stores elements for late subscribers.
// Mirrors: RxSwift/Subjects/ReplaySubject.swift
// Chapter: 5 (four subjects), 9 (four subjects and three relays), 16 (a late subscriber receives the
//   past first)

/// A subject that sends each new subscriber the stored elements, then all later events. Create one
/// with `create(bufferSize:)` or `createUnbounded()`.
///
/// Events may come from any thread, but calls must not overlap.
///
/// ```swift
/// let subject = ReplaySubject<Int>.create(bufferSize: 2)
/// for number in 1...3 { subject.onNext(number) }
/// subject.subscribe { print($0) }  // next(2), next(3)
/// subject.onCompleted()            // completed
/// ```
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// The type that `asObserver()` returns.
    public typealias SubjectObserverType = ReplaySubject<Element>

    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType

    fileprivate enum State {
        case open
        case stopped(Event<Element>)
        case disposed
    }

    fileprivate let lock = RecursiveLock()
    fileprivate var state = State.open
    fileprivate var observers = Observers()
    fileprivate let synchronizationTracker = SynchronizationTracker()

    /// Whether there are subscribers.
    public var hasObservers: Bool {
        lock.performLocked { observers.count > 0 }
    }

    override init() {
        super.init()
        Resources.incrementTotal()
    }

    /// Sends `event` to all subscribers, on the caller's thread, and stores it. Abstract: each
    /// buffer overrides it.
    public func on(_ event: Event<Element>) {
        rxAbstractMethod()
    }

    /// Returns itself.
    public func asObserver() -> ReplaySubject<Element> {
        self
    }

    /// Removes all subscribers and stored elements. The subscribers receive nothing.
    public func dispose() {}

    /// Creates a subject that stores the last `bufferSize` elements. A negative size is fatal.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        if bufferSize == 1 {
            return ReplayOne()
        } else {
            return ReplayMany(bufferSize: bufferSize)
        }
    }

    /// Creates a subject that stores all elements, for as long as it lives.
    public static func createUnbounded() -> ReplaySubject<Element> {
        ReplayAll()
    }

    deinit {
        Resources.decrementTotal()
    }
}

/// The common part of the subjects; each subclass has its own buffer.
private class ReplayBufferBase<Element>: ReplaySubject<Element>, SynchronizedUnsubscribeType {
    /// Removes the elements that exceed the buffer's size. Abstract.
    func trim() {
        rxAbstractMethod()
    }

    /// Stores `value`. Abstract.
    func addValueToBuffer(_ value: Element) {
        rxAbstractMethod()
    }

    /// Sends the stored elements to a new subscriber. Abstract.
    func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        rxAbstractMethod()
    }

    override func on(_ event: Event<Element>) {
        synchronizationTracker.register(synchronizationErrorMessage: .default)
        defer { synchronizationTracker.unregister() }
        dispatch(lock.performLocked { synchronized_on(event) }, event)
    }

    /// Returns the observers that must receive `event`.
    func synchronized_on(_ event: Event<Element>) -> Observers {
        guard case .open = state else { return Observers() }
        switch event {
        case .next(let element):
            addValueToBuffer(element)
            trim()
            return observers
        case .error, .completed:
            state = .stopped(event)
            trim()
            defer { observers.removeAll() }
            return observers
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        // The first events are sent with the lock held, as in RxSwift: no event that another thread
        // sends can come between them.
        lock.performLocked { synchronized_subscribe(observer) }
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if case .disposed = state {
            observer.on(.error(RxError.disposed(object: self)))
            return Disposables.create()
        }
        replayBuffer(observer.asObserver())
        // Read only now: the observer may have ended the subject
        // (`testAnObserverThatEndsTheSubjectDuringTheReplayReceivesTheEnd`).
        if case .stopped(let event) = state {
            observer.on(event)
            return Disposables.create()
        }
        let key = observers.insert(observer.on)
        return SubscriptionDisposable(owner: self, key: key)
    }

    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        lock.performLocked { synchronized_unsubscribe(disposeKey) }
    }

    func synchronized_unsubscribe(_ disposeKey: DisposeKey) {
        observers.removeKey(disposeKey)
    }

    override func dispose() {
        super.dispose()
        synchronizedDispose()
    }

    func synchronizedDispose() {
        lock.performLocked { synchronized_dispose() }
    }

    func synchronized_dispose() {
        state = .disposed
        observers.removeAll()
    }
}

private final class ReplayOne<Element>: ReplayBufferBase<Element> {
    private var value: Element?

    override init() {
        super.init()
    }

    override func trim() {}

    override func addValueToBuffer(_ value: Element) {
        self.value = value
    }

    override func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        if let value {
            observer.on(.next(value))
        }
    }

    override func synchronized_dispose() {
        super.synchronized_dispose()
        value = nil
    }
}

private class ReplayManyBase<Element>: ReplayBufferBase<Element> {
    fileprivate var queue: Queue<Element>

    init(queueSize: Int) {
        queue = Queue(capacity: queueSize + 1)
        super.init()
    }

    override func addValueToBuffer(_ value: Element) {
        queue.enqueue(value)
    }

    override func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        for item in queue {
            observer.on(.next(item))
        }
    }

    override func synchronized_dispose() {
        super.synchronized_dispose()
        queue = Queue(capacity: 0)
    }
}

private final class ReplayMany<Element>: ReplayManyBase<Element> {
    private let bufferSize: Int

    init(bufferSize: Int) {
        guard bufferSize >= 0 else {
            rxFatalError("A buffer cannot have the size \(bufferSize): give a size of 0 or more.")
        }
        self.bufferSize = bufferSize
        super.init(queueSize: bufferSize)
    }

    override func trim() {
        while queue.count > bufferSize {
            _ = queue.dequeue()
        }
    }
}

private final class ReplayAll<Element>: ReplayManyBase<Element> {
    init() {
        super.init(queueSize: 0)
    }

    override func trim() {}
}
