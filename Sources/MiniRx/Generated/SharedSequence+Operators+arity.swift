// `combineLatest` and `zip` of two to eight shared sequences.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators+arity.swift
// Chapter: none
//
// Generated from Sources/Tools/Templates/SharedSequence+Operators+arity.swift.template:
// edit that, and call `kit refresh`.

extension SharedSequence {
    /// Emits the result of `resultSelector` for the latest elements of both.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all three.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all four.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all five.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all six.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all seven.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all eight.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>, O8: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable(), source8.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the elements with the same index of both.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the elements with the same index of all three.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the elements with the same index of all four.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the elements with the same index of all five.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the elements with the same index of all six.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the elements with the same index of all seven.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }

    /// Emits the result of `resultSelector` for the elements with the same index of all eight.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>, O8: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable(), source8.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Emits the latest elements of both as a tuple.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the latest elements of all three as a tuple.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the latest elements of all four as a tuple.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the latest elements of all five as a tuple.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the latest elements of all six as a tuple.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the latest elements of all seven as a tuple.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
    ) -> SharedSequence<
        SharingStrategy,
        (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    > {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the latest elements of all eight as a tuple.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>, O8: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8
    ) -> SharedSequence<
        SharingStrategy,
        (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
    > {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable(), source8.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the elements with the same index of both as a tuple.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the elements with the same index of all three as a tuple.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the elements with the same index of all four as a tuple.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the elements with the same index of all five as a tuple.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the elements with the same index of all six as a tuple.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the elements with the same index of all seven as a tuple.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
    ) -> SharedSequence<
        SharingStrategy,
        (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    > {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }

    /// Emits the elements with the same index of all eight as a tuple.
    public static func zip<
        O1: SharedSequenceConvertibleType<SharingStrategy>, O2: SharedSequenceConvertibleType<SharingStrategy>,
        O3: SharedSequenceConvertibleType<SharingStrategy>, O4: SharedSequenceConvertibleType<SharingStrategy>,
        O5: SharedSequenceConvertibleType<SharingStrategy>, O6: SharedSequenceConvertibleType<SharingStrategy>,
        O7: SharedSequenceConvertibleType<SharingStrategy>, O8: SharedSequenceConvertibleType<SharingStrategy>
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8
    ) -> SharedSequence<
        SharingStrategy,
        (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
    > {
        let source = Observable.zip(
            source1.asSharedSequence().asObservable(), source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(), source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(), source6.asSharedSequence().asObservable(),
            source7.asSharedSequence().asObservable(), source8.asSharedSequence().asObservable()
        )
        return SharedSequence(source)
    }
}
