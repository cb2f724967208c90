// The operators of all traits: those that cannot break the promise of any of them.
// Mirrors: RxSwift/Traits/PrimitiveSequence/PrimitiveSequence.swift
// Differs: RxSwift has them in the file of the struct. Those about errors are in
//   PrimitiveSequence+Errors.swift.
// Chapter: 7 (operators that keep the promise)

extension PrimitiveSequence {
    /// Calls `observableFactory` for each subscription and subscribes to its result. If it throws,
    /// the sequence fails with that error.
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: Observable.deferred {
                try observableFactory().asObservable()
            }
        )
    }

    /// Sends each event on `scheduler` after `dueTime`; an error at once, on its own thread.
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes on `scheduler` after `dueTime`.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Sends each event on `scheduler`.
    public func observe(on scheduler: ImmediateSchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    /// The former name of `observe(on:)`.
    @available(*, deprecated, renamed: "observe(on:)")
    public func observeOn(_ scheduler: ImmediateSchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        observe(on: scheduler)
    }

    /// Subscribes to the source, and disposes of that subscription, on `scheduler`.
    public func subscribe(on scheduler: ImmediateSchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }

    /// The former name of `subscribe(on:)`.
    @available(*, deprecated, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: ImmediateSchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        subscribe(on: scheduler)
    }

    /// Prints each event, subscription and disposal to standard output.
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(
                identifier,
                trimOutput: trimOutput,
                file: file,
                line: line,
                function: function
            )
        )
    }

    /// Makes a resource for each subscription and disposes of it when the subscription ends.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: Observable.using(
                resourceFactory,
                observableFactory: { resource in
                    try primitiveSequenceFactory(resource).asObservable()
                }
            )
        )
    }

    /// Fails with `RxError.timeout`, on `scheduler`, if no event arrives within `dueTime`.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Continues with `other`, subscribed to on `scheduler`, if no event arrives within `dueTime`.
    public func timeout(
        _ dueTime: RxTimeInterval,
        other: PrimitiveSequence<Trait, Element>,
        scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.timeout(
                dueTime,
                other: other.source,
                scheduler: scheduler
            )
        )
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    /// Emits 0 on `scheduler` after `dueTime`, then terminates.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> PrimitiveSequence<Trait, Element>
    {
        PrimitiveSequence(
            raw: Observable<Element>.timer(dueTime, scheduler: scheduler)
        )
    }
}
