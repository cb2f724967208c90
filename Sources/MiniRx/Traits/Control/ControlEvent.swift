// `ControlEvent`: what a control does, such as a tap.
// Mirrors: RxCocoa/Traits/ControlEvent.swift
// Chapter: 7 (control sequences)

/// A sequence that can be seen as a `ControlEvent`.
public protocol ControlEventType: ObservableType {
    /// The same sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control. Whoever makes one promises that they come on the main thread, that none
/// comes at once on subscribing, and that there is no error. The type itself sees to one thing: the
/// subscription to `events` is made, and disposed of, on the main thread.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of its elements.
    public typealias Element = PropertyType

    let events: Observable<PropertyType>

    /// Subscribes to `events` on the main thread, and passes on what comes, on whatever thread.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes to the events.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// The same sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        events
    }

    /// Itself.
    public func asControlEvent() -> ControlEvent<Element> {
        self
    }
}
