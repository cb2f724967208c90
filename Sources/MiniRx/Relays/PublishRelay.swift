// `PublishRelay`: a `PublishSubject` that cannot end.
// Mirrors: RxRelay/PublishRelay.swift
// Chapter: 9 (relays)

/// Sends each element to those who have subscribed by then. It never ends, and remembers nothing.
///
/// Elements may come from any thread, one after another; subscribers are sent them on the thread
/// that calls.
public final class PublishRelay<Element>: ObservableType {
    private let subject: PublishSubject<Element>

    /// Sends `event`, an element, to all subscribers.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// A relay without subscribers.
    public init() {
        subject = PublishSubject()
    }

    /// Keeps `observer` until it is taken out by what this returns.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The subject, as a sequence.
    public func asObservable() -> Observable<Element> {
        subject.asObservable()
    }
}
