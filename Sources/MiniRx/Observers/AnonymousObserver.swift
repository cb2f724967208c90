// The observer that calls a closure: the last object of a call chain.
// Mirrors: RxSwift/Observers/AnonymousObserver.swift
// Chapter: 1 (steps 3 and 12), 8 (the cast)

final class AnonymousObserver<Element>: ObserverBase<Element> {
    typealias EventHandler = (Event<Element>) -> Void

    private let eventHandler: EventHandler

    init(_ eventHandler: @escaping EventHandler) {
        Resources.incrementTotal()
        self.eventHandler = eventHandler
    }

    override func onCore(_ event: Event<Element>) {
        eventHandler(event)
    }

    deinit {
        Resources.decrementTotal()
    }
}
