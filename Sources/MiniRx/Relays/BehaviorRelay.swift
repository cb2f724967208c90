// `BehaviorRelay`: a `BehaviorSubject` that cannot end: a value that can be watched.
// Mirrors: RxRelay/BehaviorRelay.swift
// Chapter: 9 (relays)

/// Has a value at all times, and sends it to each new subscriber, and then what follows. It never ends.
///
/// Elements may come from any thread, one after another; subscribers are sent them on the thread
/// that calls.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// Makes `event`, an element, the present value and sends it to all subscribers.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// The present value.
    public var value: Element {
        // A subject throws when it has failed or was disposed of. Nobody can do that to this one.
        try! subject.value()
    }

    /// A relay whose present value is `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// Sends `observer` the present value and keeps it until it is taken out by what this returns.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The subject, as a sequence.
    public func asObservable() -> Observable<Element> {
        subject.asObservable()
    }
}
