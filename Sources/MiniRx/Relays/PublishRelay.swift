// `PublishRelay`: a `PublishSubject` that never terminates.
// Mirrors: RxRelay/PublishRelay.swift
// Chapter: 9 (relays)

/// Sends each element to the current subscribers. It stores no element and never terminates.
///
/// Elements may come from any thread, but calls must not overlap. Subscribers receive them on the
/// caller's thread.
///
/// ```swift
/// let taps = PublishRelay<Int>()
/// taps.accept(1)
/// taps.subscribe(onNext: { print($0) })
/// taps.accept(2)  // 2
/// ```
public final class PublishRelay<Element>: ObservableType {
    private let subject: PublishSubject<Element>

    /// Sends the element `event` to all subscribers.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// Creates a relay without subscribers.
    public init() {
        subject = PublishSubject()
    }

    /// Adds `observer` to the subscribers. The returned disposable removes `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the subject, as a sequence.
    public func asObservable() -> Observable<Element> {
        subject.asObservable()
    }
}
