// `ReplayRelay`: a `ReplaySubject` that never terminates.
// Mirrors: RxRelay/ReplayRelay.swift
// Chapter: 9 (relays)

/// Sends each new subscriber the stored elements, then all later ones. It never terminates. Create
/// one with `create(bufferSize:)` or `createUnbound()`.
///
/// Elements may come from any thread, but calls must not overlap. Subscribers receive them on the
/// caller's thread.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    /// Sends the element `event` to all subscribers and stores it.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    private init(subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// Creates a relay that stores the last `bufferSize` elements. A negative size is fatal.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(subject: ReplaySubject.create(bufferSize: bufferSize))
    }

    /// Creates a relay that stores all elements, for as long as it lives.
    public static func createUnbound() -> ReplayRelay<Element> {
        ReplayRelay(subject: ReplaySubject.createUnbounded())
    }

    /// Sends `observer` the stored elements and adds it to the subscribers. The returned disposable
    /// removes it.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the subject, as a sequence.
    public func asObservable() -> Observable<Element> {
        subject.asObserver()
    }
}
