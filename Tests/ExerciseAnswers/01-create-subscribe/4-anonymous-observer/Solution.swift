// Exercise 1.4: an observer made of a closure. README.md says what it has to do.

@testable import MiniRx

/// Calls a closure for each event, up to the terminal event.
final class AnonymousObserver<Element>: ObserverType {
    private let eventHandler: (Event<Element>) -> Void
    private let isStopped = AtomicInt(0)

    init(_ eventHandler: @escaping (Event<Element>) -> Void) {
        self.eventHandler = eventHandler
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            if load(isStopped) == 0 {
                eventHandler(event)
            }
        case .error, .completed:
            if fetchOr(isStopped, 1) == 0 {
                eventHandler(event)
            }
        }
    }
}
