// `ReplaySubject`: remembers elements for those who come late.
// Mirrors: RxSwift/Subjects/ReplaySubject.swift
// Differs: The buffers are in files of their own.
// Chapter: 5 (four subjects), 9 (four subjects and three relays)

/// A subject that sends each new subscriber what it remembers, and then what follows. Made by
/// `create(bufferSize:)` or `createUnbounded()`.
///
/// Events may come from any thread, one after another.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// What `asObserver()` returns.
    public typealias SubjectObserverType = ReplaySubject<Element>

    typealias Observers = AnyObserver<Element>.s
    typealias DisposeKey = Observers.KeyType

    let lock = RecursiveLock()
    var isDisposed = false
    var stoppedEvent: Event<Element>?
    var observers = Observers()

    #if DEBUG
        let synchronizationTracker = SynchronizationTracker()
    #endif

    /// Whether anybody has subscribed.
    public var hasObservers: Bool {
        lock.performLocked { observers.count > 0 }
    }

    override init() {
        super.init()
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    /// Sends `event` to all subscribers, on the thread that calls, and remembers it. Abstract: each
    /// buffer has its own.
    public func on(_ event: Event<Element>) {
        rxAbstractMethod()
    }

    /// Itself.
    public func asObserver() -> ReplaySubject<Element> {
        self
    }

    /// Lets go of all subscribers and forgets the elements. They are told nothing.
    public func dispose() {}

    /// A subject that remembers the last `bufferSize` elements. A negative size ends the program.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        if bufferSize == 1 {
            return ReplayOne()
        } else {
            return ReplayMany(bufferSize: bufferSize)
        }
    }

    /// A subject that remembers everything, for as long as it lives.
    public static func createUnbounded() -> ReplaySubject<Element> {
        ReplayAll()
    }

    #if TRACE_RESOURCES
        deinit {
            Resources.decrementTotal()
        }
    #endif
}
