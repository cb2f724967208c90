// An observer of any kind behind one struct: what the closure of `create` is given.
// Mirrors: RxSwift/AnyObserver.swift
// Chapter: 1 (steps 9 to 11), 8 (mapObserver)

/// A type-erased observer. It keeps a closure, not an observer.
public struct AnyObserver<Element>: ObserverType {
    /// What is called with each event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let observer: EventHandler

    /// An observer that calls `eventHandler` with each event.
    public init(eventHandler: @escaping EventHandler) {
        self.observer = eventHandler
    }

    /// An observer that passes each event on to `observer`, and keeps it alive meanwhile.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
    }

    /// Passes `event` on.
    public func on(_ event: Event<Element>) {
        observer(event)
    }

    /// Itself.
    public func asObserver() -> AnyObserver<Element> {
        self
    }
}

extension AnyObserver {
    /// Several observers: what a subject keeps.
    typealias s = Bag<(Event<Element>) -> Void>
}

extension ObserverType {
    /// This observer, type-erased.
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }

    /// An observer that transforms each element before it passes it on. A `transform` that throws
    /// sends an `error` instead.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element)
        -> AnyObserver<Result>
    {
        AnyObserver { event in
            self.on(event.map(transform))
        }
    }
}
