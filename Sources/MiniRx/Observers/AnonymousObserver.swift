// The observer made of a closure: the last stop of every event.
// Mirrors: RxSwift/Observers/AnonymousObserver.swift
// Chapter: 1 (steps 3 and 12), 8 (who receives)

final class AnonymousObserver<Element>: ObserverBase<Element> {
    typealias EventHandler = (Event<Element>) -> Void

    private let eventHandler: EventHandler

    init(_ eventHandler: @escaping EventHandler) {
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
        self.eventHandler = eventHandler
    }

    override func onCore(_ event: Event<Element>) {
        eventHandler(event)
    }

    #if TRACE_RESOURCES
        deinit {
            Resources.decrementTotal()
        }
    #endif
}
