// Breaks: Without an element, only `completed` is sent.

@testable import MiniRx

final class ObservableOptional<Element>: Producer<Element> {
    private let optional: Element?

    init(optional: Element?) {
        self.optional = optional
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if let element = optional {
            observer.on(.next(element))
            observer.on(.completed)
        }
        return Disposables.create()
    }
}
