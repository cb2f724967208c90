// `combineLatest` of six shared sequences.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators+arity.swift
// Chapter: none

extension SharedSequence {
    /// Sends, at each element, what `resultSelector` makes of the latest elements of all six.
    /// Nothing while one has sent nothing.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType,
        O2: SharedSequenceConvertibleType,
        O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType,
        O5: SharedSequenceConvertibleType,
        O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
            throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy,
        SharingStrategy == O2.SharingStrategy,
        SharingStrategy == O3.SharingStrategy,
        SharingStrategy == O4.SharingStrategy,
        SharingStrategy == O5.SharingStrategy,
        SharingStrategy == O6.SharingStrategy
    {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(),
            source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(),
            source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(),
            source6.asSharedSequence().asObservable(),
            resultSelector: resultSelector
        )
        return SharedSequence(source)
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Sends, at each element, the latest elements of all six. Nothing while one has sent
    /// nothing.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType,
        O2: SharedSequenceConvertibleType,
        O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType,
        O5: SharedSequenceConvertibleType,
        O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> SharedSequence<
        SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
    >
    where
        SharingStrategy == O1.SharingStrategy,
        SharingStrategy == O2.SharingStrategy,
        SharingStrategy == O3.SharingStrategy,
        SharingStrategy == O4.SharingStrategy,
        SharingStrategy == O5.SharingStrategy,
        SharingStrategy == O6.SharingStrategy
    {
        let source = Observable.combineLatest(
            source1.asSharedSequence().asObservable(),
            source2.asSharedSequence().asObservable(),
            source3.asSharedSequence().asObservable(),
            source4.asSharedSequence().asObservable(),
            source5.asSharedSequence().asObservable(),
            source6.asSharedSequence().asObservable()
        )
        return SharedSequence<
            SharingStrategy,
            (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
        >(source)
    }
}
