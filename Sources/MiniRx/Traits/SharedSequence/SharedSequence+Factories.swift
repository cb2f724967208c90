// Shared sequences made of nothing: `empty`, `just`, `of`, `interval` and their like.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence.swift
// Chapter: 7 (Driver and Signal)

extension SharedSequence {
    /// `completed`, and nothing else.
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }

    /// Sends nothing, and does not end.
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.never())
    }

    /// One element, then `completed`.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler)
        )
    }

    /// What `observableFactory` returns, which is called anew for each subscription that is not
    /// shared.
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.deferred {
                observableFactory().asObservable()
            }
        )
    }

    /// The given elements, then `completed`. Each subscriber gets all of them.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: Observable.from(elements, scheduler: SharingStrategy.scheduler)
        )
    }
}

extension SharedSequence {
    /// The array's elements, then `completed`. Each subscriber gets all of them.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
    }

    /// The elements of any Swift sequence, then `completed`. Each subscriber gets all of them.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(
            raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler)
        )
    }

    /// The element, if there is one, then `completed`.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler)
        )
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    /// 0, 1, 2 and so on, one every `period`, the first one after a `period`. It has no end.
    public static func interval(
        _ period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// 0 after `dueTime`, then 1, 2 and so on, one every `period`. It has no end.
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler)
        )
    }
}
