// `ControlEvent`: the events of a control, such as taps.
// Mirrors: RxCocoa/Traits/ControlEvent.swift
// Chapter: 7 (control sequences)

/// A sequence that can be converted to a `ControlEvent`.
public protocol ControlEventType: ObservableType {
    /// Returns the same sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control. The code that makes one must ensure that events arrive on the main
/// thread, that none arrives during the subscription, and that no error occurs. The type itself
/// only moves the subscription to `events`, and its disposal, to the main thread.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    let events: Observable<PropertyType>

    /// Subscribes to `events` on the main thread. Events stay on the thread that emits them.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes to the events.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// Returns the same sequence as an `Observable`.
    public func asObservable() -> Observable<Element> {
        events
    }

    /// Returns the control event itself.
    public func asControlEvent() -> ControlEvent<Element> {
        self
    }
}
