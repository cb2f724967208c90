// Operators of shared sequences that subscribe to inner ones, whose strategy the result has.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Chapter: none

extension SharedSequenceConvertibleType {
    /// Makes a sequence of each element, and sends what all of them send.
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        let source = asObservable()
            .flatMap(selector)
        return SharedSequence(source)
    }

    /// Makes a sequence of each element, and sends what the latest one sends.
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        let source = asObservable()
            .flatMapLatest(selector)
        return SharedSequence(source)
    }

    /// Makes a sequence of an element, and sends what it sends; elements that come meanwhile are
    /// dropped.
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        let source = asObservable()
            .flatMapFirst(selector)
        return SharedSequence(source)
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Sends what the latest inner sequence sends.
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

    /// Sends what all inner sequences send.
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

    /// Sends what all inner sequences send; no more than `maxConcurrent` are subscribed to at once,
    /// the others wait.
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
