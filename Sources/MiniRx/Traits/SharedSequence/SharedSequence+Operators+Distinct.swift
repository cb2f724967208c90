// `distinctUntilChanged` of shared sequences: elements that differ from the one before.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType where Element: Equatable {
    /// Leaves out elements that are equal to the one before.
    public func distinctUntilChanged()
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .distinctUntilChanged(
                { element in
                    element
                },
                comparer: { last, element in
                    last == element
                }
            )
        return SharedSequence(source)
    }
}

extension SharedSequenceConvertibleType {
    /// Leaves out elements whose key is equal to that of the one before.
    public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .distinctUntilChanged(
                keySelector,
                comparer: { last, key in
                    last == key
                }
            )
        return SharedSequence(source)
    }

    /// Leaves out elements for which `comparer` is true of the one before and them.
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .distinctUntilChanged(
                { element in
                    element
                },
                comparer: comparer
            )
        return SharedSequence(source)
    }

    /// Leaves out elements for whose keys `comparer` is true.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) -> K,
        comparer: @escaping (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = asObservable()
            .distinctUntilChanged(keySelector, comparer: comparer)
        return SharedSequence(source)
    }
}
