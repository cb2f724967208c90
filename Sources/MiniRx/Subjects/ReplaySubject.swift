// `ReplaySubject`: stores elements for late subscribers.
// Mirrors: RxSwift/Subjects/ReplaySubject.swift
// Differs: The buffers have their own files.
// Chapter: 5 (four subjects), 9 (four subjects and three relays)

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

    let lock = RecursiveLock()
    var isDisposed = false
    var stoppedEvent: Event<Element>?
    var observers = Observers()

    let synchronizationTracker = SynchronizationTracker()

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
