// Exercise 1.2: a sequence of one element or none. README.md says what it has to do.

@testable import MiniRx

/// Sends the element, if there is one, and then `completed`.
final class ObservableOptional<Element>: Producer<Element> {
    init(optional: Element?) {
    }

    /// Sends the events to `observer`, and returns the subscription.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        return Disposables.create()
    }
}
