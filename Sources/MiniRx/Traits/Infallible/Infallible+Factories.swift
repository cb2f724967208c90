// The factories of Infallible that need no closure.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Operators.swift
// Differs: RxSwift has all operators of Infallible in one file; 6.2.0 lacks `from(optional:)`.
// Chapter: 7 (an Infallible)

extension InfallibleType {
    /// Returns a sequence of one element.
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(Observable.just(element))
    }

    /// Returns a sequence of one element, which sends each of its two events on `scheduler`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType)
        -> Infallible<Element>
    {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// Returns a sequence without events.
    public static func never() -> Infallible<Element> {
        Infallible(.never())
    }

    /// Returns a sequence that completes at once.
    public static func empty() -> Infallible<Element> {
        Infallible(.empty())
    }

    /// Calls `observableFactory` for each subscription and subscribes to its result.
    public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>)
        -> Infallible<Element>
    {
        Infallible(.deferred { try observableFactory().asObservable() })
    }
}

extension Infallible {
    /// Returns a sequence that emits these elements on `scheduler`.
    public static func of(
        _ elements: Element...,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// Returns a sequence that emits the element, if there is one.
    public static func from(optional: Element?) -> Infallible<Element> {
        Infallible(.from(optional: optional))
    }

    /// Returns a sequence that emits the element, if there is one, on `scheduler`.
    public static func from(
        optional: Element?,
        scheduler: ImmediateSchedulerType
    ) -> Infallible<Element> {
        Infallible(.from(optional: optional, scheduler: scheduler))
    }

    /// Returns a sequence that emits the elements of `array` on `scheduler`.
    public static func from(
        _ array: [Element],
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// Returns a sequence that emits the elements of `sequence` on `scheduler`.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}
