// The simple operators of shared sequences. Each calls the operator of the same name on
// `Observable` and shares the result again.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Differs: Operators with inner sequences, with several sources, with time, and the forms of
//   `distinctUntilChanged` are in files of their own.
// Chapter: 7 (Driver and Signal)

extension SharedSequenceConvertibleType {
    /// Transforms each element.
    public func map<Result>(_ selector: @escaping (Element) -> Result)
        -> SharedSequence<SharingStrategy, Result>
    {
        let source = asObservable()
            .map(selector)
        return SharedSequence(source)
    }

    /// Transforms each element and drops `nil` results.
    public func compactMap<Result>(_ selector: @escaping (Element) -> Result?)
        -> SharedSequence<SharingStrategy, Result>
    {
        let source = asObservable()
            .compactMap(selector)
        return SharedSequence(source)
    }

    /// Emits the elements for which `predicate` returns `true`.
    public func filter(_ predicate: @escaping (Element) -> Bool)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .filter(predicate)
        return SharedSequence(source)
    }

    /// Calls a closure for each event, before and after it is passed on, and for the subscription.
    /// Runs once for all subscribers that share it.
    public func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = asObservable()
            .do(
                onNext: onNext,
                afterNext: afterNext,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        return SharedSequence(source)
    }

    /// Prints each event, subscription and disposal, once for all subscribers that share it.
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        let source = asObservable()
            .debug(
                identifier,
                trimOutput: trimOutput,
                file: file,
                line: line,
                function: function
            )
        return SharedSequence(source)
    }

    /// Accumulates elements and emits the result after each one; it does not emit `seed`.
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A)
        -> SharedSequence<SharingStrategy, A>
    {
        let source = asObservable()
            .scan(seed, accumulator: accumulator)
        return SharedSequence(source)
    }

    /// Drops the first `count` elements.
    public func skip(_ count: Int)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .skip(count)
        return SharedSequence(source)
    }

    /// Emits `element` first.
    public func startWith(_ element: Element)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .startWith(element)
        return SharedSequence(source)
    }
}
