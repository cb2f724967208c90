// Exercise 1.4: an observer made of a closure. What it has to do stands in README.md.

@testable import MiniRx

/// Calls a closure for each event, until the sequence has ended.
final class AnonymousObserver<Element>: ObserverType {
    init(_ eventHandler: @escaping (Event<Element>) -> Void) {
    }

    func on(_ event: Event<Element>) {
    }
}
