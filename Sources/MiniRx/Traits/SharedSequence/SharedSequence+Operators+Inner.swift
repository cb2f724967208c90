// Operators of shared sequences with inner sequences. The result has the inner ones' strategy.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType {
    /// Maps each element to a sequence and emits the elements of all of them.
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        let source = asObservable()
            .flatMap(selector)
        return SharedSequence(source)
    }

    /// Maps each element to a sequence and emits the elements of the latest one.
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        let source = asObservable()
            .flatMapLatest(selector)
        return SharedSequence(source)
    }

    /// Maps an element to a sequence and emits its elements. Drops elements that arrive while it is
    /// active.
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        let source = asObservable()
            .flatMapFirst(selector)
        return SharedSequence(source)
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Emits the elements of the latest inner sequence.
    public func switchLatest()
        -> SharedSequence<Element.SharingStrategy, Element.Element>
    {
        let source = asObservable()
            .map { inner in
                inner.asSharedSequence()
            }
            .switchLatest()
        return SharedSequence(source)
    }

    /// Emits the elements of all inner sequences.
    public func merge()
        -> SharedSequence<Element.SharingStrategy, Element.Element>
    {
        let source = asObservable()
            .map { inner in
                inner.asSharedSequence()
            }
            .merge()
        return SharedSequence(source)
    }

    /// Emits the elements of all inner sequences. Subscribes to at most `maxConcurrent` at a time;
    /// the others are queued.
    public func merge(maxConcurrent: Int)
        -> SharedSequence<Element.SharingStrategy, Element.Element>
    {
        let source = asObservable()
            .map { inner in
                inner.asSharedSequence()
            }
            .merge(maxConcurrent: maxConcurrent)
        return SharedSequence(source)
    }
}
