// `zip` of three to eight.
// Mirrors: RxSwift/Observables/Zip+arity.swift
// Differs: All make the same ZipN.
// Chapter: none
//
// Made of a template: change that, and call `kit refresh`.

extension ObservableType {
    /// The result of the first elements of all three, then of the second ones, and so on.
    /// Completes when all have; the first error, one that `resultSelector` throws included, ends it.
    public static func zip<
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
        ZipN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// A tuple of the first elements of all three, then one of the second ones, and so on.
    /// Completes when all have; the first error ends it.
    public static func zip<
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
        ZipN(
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
    /// The result of the first elements of all four, then of the second ones, and so on.
    /// Completes when all have; the first error, one that `resultSelector` throws included, ends it.
    public static func zip<
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
        ZipN(
            source1.asObservable(),
            source2.asObservable(),
            source3.asObservable(),
            source4.asObservable(),
            resultSelector: resultSelector
        )
    }
}

extension ObservableType where Element == Any {
    /// A tuple of the first elements of all four, then one of the second ones, and so on.
    /// Completes when all have; the first error ends it.
    public static func zip<
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
        ZipN(
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
    /// The result of the first elements of all five, then of the second ones, and so on.
    /// Completes when all have; the first error, one that `resultSelector` throws included, ends it.
    public static func zip<
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
        ZipN(
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
    /// A tuple of the first elements of all five, then one of the second ones, and so on.
    /// Completes when all have; the first error ends it.
    public static func zip<
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
        ZipN(
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
    /// The result of the first elements of all six, then of the second ones, and so on.
    /// Completes when all have; the first error, one that `resultSelector` throws included, ends it.
    public static func zip<
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
        ZipN(
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
    /// A tuple of the first elements of all six, then one of the second ones, and so on.
    /// Completes when all have; the first error ends it.
    public static func zip<
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
        ZipN(
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
    /// The result of the first elements of all seven, then of the second ones, and so on.
    /// Completes when all have; the first error, one that `resultSelector` throws included, ends it.
    public static func zip<
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
        ZipN(
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
    /// A tuple of the first elements of all seven, then one of the second ones, and so on.
    /// Completes when all have; the first error ends it.
    public static func zip<
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
        ZipN(
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
    /// The result of the first elements of all eight, then of the second ones, and so on.
    /// Completes when all have; the first error, one that `resultSelector` throws included, ends it.
    public static func zip<
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
        ZipN(
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
    /// A tuple of the first elements of all eight, then one of the second ones, and so on.
    /// Completes when all have; the first error ends it.
    public static func zip<
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
        ZipN(
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
