// Breaks: An event sent while the closure handles the terminal event does not pass.

@testable import MiniRx

final class AnonymousObserver<Element>: ObserverType {
    private let eventHandler: (Event<Element>) -> Void
    private var isStopped = false

    init(_ eventHandler: @escaping (Event<Element>) -> Void) {
        self.eventHandler = eventHandler
    }

    func on(_ event: Event<Element>) {
        guard !isStopped else { return }
        eventHandler(event)
        if event.isStopEvent {
            isStopped = true
        }
    }
}
