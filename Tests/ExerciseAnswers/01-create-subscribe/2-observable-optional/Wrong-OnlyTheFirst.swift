// Breaks: Each subscriber receives all events.

@testable import MiniRx

final class ObservableOptional<Element>: Producer<Element> {
    private var optional: Element?

    init(optional: Element?) {
        self.optional = optional
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if let element = optional {
            optional = nil
            observer.on(.next(element))
        }
        observer.on(.completed)
        return Disposables.create()
    }
}
