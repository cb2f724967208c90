// The factories of shared sequences: `empty`, `just`, `of`, `interval` and others.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence.swift
// Chapter: 7 (Driver and Signal)

extension SharedSequence {
    /// Returns a sequence that completes at once.
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }

    /// Returns a sequence that never emits.
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.never())
    }

    /// Emits one element, then `completed`.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler)
        )
    }

    /// Subscribes to the result of `observableFactory`, which it calls for each subscription that
    /// is not shared.
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.deferred {
                observableFactory().asObservable()
            }
        )
    }

    /// Emits the given elements, then `completed`. Each subscriber receives all of them.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: Observable.from(elements, scheduler: SharingStrategy.scheduler)
        )
    }
}

extension SharedSequence {
    /// Emits the array's elements, then `completed`. Each subscriber receives all of them.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
    }

    /// Emits the elements of a Swift sequence, then `completed`. Each subscriber receives all.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(
            raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler)
        )
    }

    /// Emits the element, if there is one, then `completed`.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler)
        )
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    /// Emits 0, 1, 2 and so on, one per `period`, the first after one `period`. Never terminates.
    public static func interval(
        _ period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Emits 0 after `dueTime`, then 1, 2 and so on, one per `period`. Never terminates.
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler)
        )
    }
}
