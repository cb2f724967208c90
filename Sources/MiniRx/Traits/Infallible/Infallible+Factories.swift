// The ways to make an Infallible that need no closure.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Operators.swift
// Differs: RxSwift has all operators of Infallible in one file, and 6.2.0 no `from(optional:)` yet.
// Chapter: 7 (an Infallible)

extension InfallibleType {
    /// A sequence of one element.
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(Observable.just(element))
    }

    /// A sequence of one element. The element and the end are each sent by `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType)
        -> Infallible<Element>
    {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// A sequence without events.
    public static func never() -> Infallible<Element> {
        Infallible(.never())
    }

    /// A sequence that ends at once.
    public static func empty() -> Infallible<Element> {
        Infallible(.empty())
    }

    /// Calls `observableFactory` for each subscription and subscribes to what it returns.
    public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>)
        -> Infallible<Element>
    {
        Infallible(.deferred { try observableFactory().asObservable() })
    }
}

extension Infallible {
    /// These elements, sent by `scheduler`.
    public static func of(
        _ elements: Element...,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// The element, if there is one.
    public static func from(optional: Element?) -> Infallible<Element> {
        Infallible(.from(optional: optional))
    }

    /// The element, if there is one, sent by `scheduler`.
    public static func from(
        optional: Element?,
        scheduler: ImmediateSchedulerType
    ) -> Infallible<Element> {
        Infallible(.from(optional: optional, scheduler: scheduler))
    }

    /// The elements of `array`, sent by `scheduler`.
    public static func from(
        _ array: [Element],
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// The elements of `sequence`, sent by `scheduler`.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}
