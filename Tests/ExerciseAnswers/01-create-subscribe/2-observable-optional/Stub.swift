// Exercise 1.2: a sequence of one element or none. What it has to do stands in README.md.

@testable import MiniRx

/// Sends the element, if there is one, and the end.
final class ObservableOptional<Element>: Producer<Element> {
    init(optional: Element?) {
    }

    /// Sends to `observer`. What it returns ends the subscription.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        return Disposables.create()
    }
}
