// Breaks: Nothing passes after the terminal event.

@testable import MiniRx

final class AnonymousObserver<Element>: ObserverType {
    private let eventHandler: (Event<Element>) -> Void

    init(_ eventHandler: @escaping (Event<Element>) -> Void) {
        self.eventHandler = eventHandler
    }

    func on(_ event: Event<Element>) {
        eventHandler(event)
    }
}
