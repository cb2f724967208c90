// A sequence that sends what it is given.

import Dispatch
import Foundation

/// An element, or the end.
public enum Event<Element> {
    case next(Element)
    case completed
}

/// A sequence.
public final class Observable<Element> {
    private let elements: [Element]

    /// A sequence of these elements.
    public init(of elements: Element...) {
        self.elements = elements
    }

    /// Sends all.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) {
        let sink = Sink(on: on)
        elements.forEach { sink.on(.next($0)) }
        sink.on(.completed)
    }

    /// Sends all, on a queue.
    public func subscribeOn(_ queue: DispatchQueue, _ on: @escaping (Event<Element>) -> Void) {
        queue.async { self.subscribe(on) }
    }
}

extension NSRecursiveLock {
    /// The name that RxSwift 5 has for it: no trace shows a lock, whatever the version.
    func calculateLocked<Result>(_ action: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return action()
    }
}

final class Sink<Element> {
    private let lock = NSRecursiveLock()
    private let eventHandler: (Event<Element>) -> Void

    init(on eventHandler: @escaping (Event<Element>) -> Void) {
        self.eventHandler = eventHandler
    }

    func on(_ event: Event<Element>) {
        let handler = lock.calculateLocked { eventHandler }
        handler(event)
    }

    deinit {
        _ = eventHandler
    }
}
