// `BehaviorRelay`: a `BehaviorSubject` that never terminates.
// Mirrors: RxRelay/BehaviorRelay.swift
// Chapter: 9 (relays)

/// Stores a current value. Each new subscriber receives it, then later elements. Never terminates.
///
/// Elements may come from any thread, but calls must not overlap. Subscribers receive them on the
/// caller's thread.
///
/// ```swift
/// let count = BehaviorRelay(value: 0)
/// count.accept(count.value + 1)
/// count.subscribe { print($0) }  // next(1)
/// count.accept(5)                // next(5)
/// ```
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// Stores the element `event` as the current value and sends it to all subscribers.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// The current value.
    public var value: Element {
        // A subject throws after it failed or was disposed of. Neither can happen here.
        try! subject.value()
    }

    /// Creates a relay whose current value is `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// Sends `observer` the current value and adds it. The returned disposable removes `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the subject, as a sequence.
    public func asObservable() -> Observable<Element> {
        subject.asObservable()
    }
}
