// `ReplayRelay`: a `ReplaySubject` that cannot end.
// Mirrors: RxRelay/ReplayRelay.swift
// Chapter: 9 (relays)

/// Sends each new subscriber what it remembers, and then what follows. It never ends. Made by
/// `create(bufferSize:)` or `createUnbound()`.
///
/// Elements may come from any thread, one after another; subscribers are sent them on the thread
/// that calls.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    /// Sends `event`, an element, to all subscribers, and remembers it.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    private init(subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// A relay that remembers the last `bufferSize` elements. A negative size ends the program.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(subject: ReplaySubject.create(bufferSize: bufferSize))
    }

    /// A relay that remembers everything, for as long as it lives.
    public static func createUnbound() -> ReplayRelay<Element> {
        ReplayRelay(subject: ReplaySubject.createUnbounded())
    }

    /// Sends `observer` what is remembered, and keeps it until it is taken out by what this
    /// returns.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The subject, as a sequence.
    public func asObservable() -> Observable<Element> {
        subject.asObserver()
    }
}
