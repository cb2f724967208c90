// An observer that is being sent the past: what comes meanwhile waits.
// Chapter: 16 (a newcomer that hears the past first)

@testable import MiniRxTraced

/// Passes events on, after the past.
final class Newcomer<Observer: ObserverType>: ObserverType {
    typealias Element = Observer.Element

    private let observer: Observer
    private let lock = RecursiveLock()
    /// What has come before the past was through; `nil` from then on.
    private var waiting: [Event<Element>]? = []

    init(_ observer: Observer) {
        self.observer = observer
    }

    func on(_ event: Event<Element>) {
        let passes = lock.performLocked { () -> Bool in
            waiting?.append(event)
            return waiting == nil
        }
        if passes { observer.on(event) }
    }

    /// Sends the past, then what has come meanwhile, all of it without the lock.
    func send(_ past: [Element]) {
        past.forEach { observer.on(.next($0)) }
        while let events = takeWaiting() {
            events.forEach(observer.on)
        }
    }

    /// What has come. If nothing has, nothing waits from now on.
    private func takeWaiting() -> [Event<Element>]? {
        lock.performLocked {
            let events = waiting ?? []
            waiting = events.isEmpty ? nil : []
            return events.isEmpty ? nil : events
        }
    }
}
