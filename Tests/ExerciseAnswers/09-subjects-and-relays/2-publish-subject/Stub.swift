// Exercise 9.2: a subject that stores only its terminal event. README.md says what it has to do.

@testable import MiniRx

/// Sends each event to all current subscribers.
final class PublishSubject<Element>: Observable<Element>, ObserverType {
    /// Sends `event` to all subscribers.
    func on(_ event: Event<Element>) {
    }

    /// Keeps `observer` until the terminal event, or until the returned disposable removes it.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        return Disposables.create()
    }
}
