// Exercise 1.2: a sequence of one element or none. README.md says what it has to do.

@testable import MiniRx

/// Sends the element, if there is one, and then `completed`.
final class ObservableOptional<Element>: Producer<Element> {
    private let optional: Element?

    init(optional: Element?) {
        self.optional = optional
    }

    /// Sends the events to `observer`, and returns the subscription.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if let element = optional {
            observer.on(.next(element))
        }
        observer.on(.completed)
        return Disposables.create()
    }
}
