// `distinctUntilChanged` of shared sequences: elements that differ from the previous one.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType where Element: Equatable {
    /// Drops elements that are equal to the previous one.
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
    /// Drops elements whose key is equal to that of the previous one.
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

    /// Drops an element if `comparer` returns `true` for the previous one and it.
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

    /// Drops an element if `comparer` returns `true` for the previous one's key and its own.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) -> K,
        comparer: @escaping (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = asObservable()
            .distinctUntilChanged(keySelector, comparer: comparer)
        return SharedSequence(source)
    }
}
