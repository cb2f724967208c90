// What is still an Infallible after an operator that moves, delays or ends it.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Operators.swift
// Differs: RxSwift has all operators of Infallible in one file, and 6.2.0 no `observe(on:)`,
//   `subscribe(on:)` and `skip(_:)` yet.
// Chapter: 7 (an Infallible)

extension InfallibleType {
    /// Sends each event on `scheduler`.
    public func observe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// Subscribes to the source, and disposes of that subscription, on `scheduler`.
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Sends an element on `scheduler` if `dueTime` has gone by without another one.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> Infallible<Element>
    {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Sends at most one element in `dueTime`: the first, and with `latest` the last one too.
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// The first `count` elements.
    public func take(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().take(count))
    }

    /// What comes within `duration`.
    public func take(for duration: RxTimeInterval, scheduler: SchedulerType)
        -> Infallible<Element>
    {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// What comes until `other` sends something.
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// What comes until `other` sends something.
    public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// The elements before the first one for which `predicate` is true, or up to that one.
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// The elements before the first one for which `predicate` is false, or up to that one.
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// All but the first `count` elements.
    public func skip(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().skip(count))
    }

    /// The elements from the first one on for which `predicate` is false.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// The elements that come after `other` has sent something.
    public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other))
    }

    /// One subscription to the source for all subscribers.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
        -> Infallible<Element>
    {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }
}
