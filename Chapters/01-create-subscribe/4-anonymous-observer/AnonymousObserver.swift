// Exercise 1.4: an observer made of a closure. README.md says what it has to do.

@testable import MiniRx

/// Calls a closure for each event, up to the terminal event.
final class AnonymousObserver<Element>: ObserverType {
    init(_ eventHandler: @escaping (Event<Element>) -> Void) {
    }

    func on(_ event: Event<Element>) {
    }
}
