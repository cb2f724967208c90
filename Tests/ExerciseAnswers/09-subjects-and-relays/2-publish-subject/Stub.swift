// Exercise 9.2: a subject that remembers only its end. What it has to do stands in README.md.

@testable import MiniRx

/// Sends each event to those who have subscribed by then.
final class PublishSubject<Element>: Observable<Element>, ObserverType {
    /// Sends `event` to all subscribers.
    func on(_ event: Event<Element>) {
    }

    /// Keeps `observer` until the end, or until it is taken out by what this returns.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        return Disposables.create()
    }
}
