// A struct that wraps an observer of any type: the argument of `create`'s closure.
// Mirrors: RxSwift/AnyObserver.swift
// Chapter: 1 (steps 9 to 11), 8 (mapObserver)

/// A type-erased observer. It stores a closure, not an observer.
public struct AnyObserver<Element>: ObserverType {
    /// The closure that is called with each event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let observer: EventHandler

    /// Creates an observer that calls `eventHandler` with each event.
    public init(eventHandler: @escaping EventHandler) {
        self.observer = eventHandler
    }

    /// Creates an observer that forwards each event to `observer`, which it retains.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
    }

    /// Forwards `event`.
    public func on(_ event: Event<Element>) {
        observer(event)
    }

    /// Returns itself.
    public func asObserver() -> AnyObserver<Element> {
        self
    }
}

extension AnyObserver {
    /// A bag of observers: what a subject stores.
    typealias s = Bag<(Event<Element>) -> Void>
}

extension ObserverType {
    /// Returns this observer, type-erased.
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }

    /// Returns an observer that transforms each element before it forwards it. A `transform` that
    /// throws sends an `error` instead.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element)
        -> AnyObserver<Result>
    {
        AnyObserver { event in
            self.on(event.map(transform))
        }
    }
}
