// `combineLatest` of three to eight.
// Mirrors: RxSwift/Observables/CombineLatest+arity.swift
// Differs: All make the same CombineLatestN.
// Chapter: none
//
// Made of a template: change that, and call `kit refresh`.

extension ObservableType {
    /// The result of the latest elements of all three, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error, one that `resultSelector` throws included, ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all three as a tuple, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element
        )
    > {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2
                )
            }
        )
    }
}

extension ObservableType {
    /// The result of the latest elements of all four, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error, one that `resultSelector` throws included, ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all four as a tuple, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element
        )
    > {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3
                )
            }
        )
    }
}

extension ObservableType {
    /// The result of the latest elements of all five, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error, one that `resultSelector` throws included, ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element,
                O5.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all five as a tuple, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element,
            O5.Element
        )
    > {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3,
                    $4
                )
            }
        )
    }
}

extension ObservableType {
    /// The result of the latest elements of all six, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error, one that `resultSelector` throws included, ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element,
                O5.Element,
                O6.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all six as a tuple, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element,
            O5.Element,
            O6.Element
        )
    > {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3,
                    $4,
                    $5
                )
            }
        )
    }
}

extension ObservableType {
    /// The result of the latest elements of all seven, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error, one that `resultSelector` throws included, ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element,
                O5.Element,
                O6.Element,
                O7.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            source7.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all seven as a tuple, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element,
            O5.Element,
            O6.Element,
            O7.Element
        )
    > {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            source7.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3,
                    $4,
                    $5,
                    $6
                )
            }
        )
    }
}

extension ObservableType {
    /// The result of the latest elements of all eight, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error, one that `resultSelector` throws included, ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (
                O1.Element,
                O2.Element,
                O3.Element,
                O4.Element,
                O5.Element,
                O6.Element,
                O7.Element,
                O8.Element
            ) throws -> Element
    ) -> Observable<Element> {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            source7.asObservable(),
            source8.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all eight as a tuple, once each has sent one, and again whenever
    /// one of them sends. Completes when all have, or when it is certain that nothing will come any
    /// more; the first error ends it.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8
    ) -> Observable<
        (
            O1.Element,
            O2.Element,
            O3.Element,
            O4.Element,
            O5.Element,
            O6.Element,
            O7.Element,
            O8.Element
        )
    > {
        CombineLatestN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            source5.asObservable(),
            source6.asObservable(),
            source7.asObservable(),
            source8.asObservable(),
            resultSelector: {
                (
                    $0,
                    $1,
                    $2,
                    $3,
                    $4,
                    $5,
                    $6,
                    $7
                )
            }
        )
    }
}
