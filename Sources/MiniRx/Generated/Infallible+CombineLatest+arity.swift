// `combineLatest` of two to eight Infallibles.
// Mirrors: RxSwift/Traits/Infallible/Infallible+CombineLatest+arity.swift
// Chapter: 7 (an Infallible)
//
// Generated from Sources/Tools/Templates/Infallible+CombineLatest+arity.swift.template:
// edit that, and call `kit refresh`.

extension Infallible {
    /// Emits the result of `resultSelector` for the latest elements of both.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2,
        resultSelector: @escaping (I1.Element, I2.Element) throws -> Element
    ) -> Infallible<Element> {
        let source = CombineLatest2(
            source1: source1.asObservable(), source2: source2.asObservable(),
            resultSelector: resultSelector
        )
        return Infallible(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all three.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element) throws -> Element
    ) -> Infallible<Element> {
        let source = CombineLatest3(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            resultSelector: resultSelector
        )
        return Infallible(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all four.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
    ) -> Infallible<Element> {
        let source = CombineLatest4(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(),
            resultSelector: resultSelector
        )
        return Infallible(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all five.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
    ) -> Infallible<Element> {
        let source = CombineLatest5(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(),
            resultSelector: resultSelector
        )
        return Infallible(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all six.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
        resultSelector:
            @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
    ) -> Infallible<Element> {
        let source = CombineLatest6(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            resultSelector: resultSelector
        )
        return Infallible(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all seven.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        let source = CombineLatest7(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(),
            resultSelector: resultSelector
        )
        return Infallible(source)
    }

    /// Emits the result of `resultSelector` for the latest elements of all eight.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
    >(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
        _ source8: I8,
        resultSelector:
            @escaping (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
            ) throws -> Element
    ) -> Infallible<Element> {
        let source = CombineLatest8(
            source1: source1.asObservable(), source2: source2.asObservable(), source3: source3.asObservable(),
            source4: source4.asObservable(), source5: source5.asObservable(), source6: source6.asObservable(),
            source7: source7.asObservable(), source8: source8.asObservable(),
            resultSelector: resultSelector
        )
        return Infallible(source)
    }
}
