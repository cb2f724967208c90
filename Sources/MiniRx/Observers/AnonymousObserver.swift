// The observer made of a closure: the last stop of every event.
// Mirrors: RxSwift/Observers/AnonymousObserver.swift
// Left out: nothing.
// Chapter: 1 (steps 3 and 12), 8 (who receives)

@usableFromInline
final class AnonymousObserver<Element>: ObserverBase<Element> {
    @usableFromInline typealias EventHandler = (Event<Element>) -> Void

    @usableFromInline let eventHandler: EventHandler

    @inlinable
    init(_ eventHandler: @escaping EventHandler) {
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
        self.eventHandler = eventHandler
    }

    @inlinable
    override func onCore(_ event: Event<Element>) {
        eventHandler(event)
    }

    #if TRACE_RESOURCES
        @inlinable
        deinit {
            Resources.decrementTotal()
        }
    #endif
}
