// Exercise 1.2: a sequence of one element or none. What it has to do stands in README.md.

@testable import MiniRx

/// Sends the element, if there is one, and the end.
final class ObservableOptional<Element>: Producer<Element> {
    private let optional: Element?

    init(optional: Element?) {
        self.optional = optional
    }

    /// Sends to `observer`. What it returns ends the subscription.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if let element = optional {
            observer.on(.next(element))
        }
        observer.on(.completed)
        return Disposables.create()
    }
}
