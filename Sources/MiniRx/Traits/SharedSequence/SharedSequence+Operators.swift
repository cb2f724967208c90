// The plain operators of shared sequences. Each leaves the shared sequence for `Observable`, uses
// the operator of that name there, and shares the result again.
// Mirrors: RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift
// Differs: Operators with inner sequences, with several sources, with time, and the forms
//   of `distinctUntilChanged` are in files of their own.
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

    /// Transforms each element, and leaves out those for which there is no result.
    public func compactMap<Result>(_ selector: @escaping (Element) -> Result?)
        -> SharedSequence<SharingStrategy, Result>
    {
        let source = asObservable()
            .compactMap(selector)
        return SharedSequence(source)
    }

    /// Passes on the elements for which `predicate` is true.
    public func filter(_ predicate: @escaping (Element) -> Bool)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .filter(predicate)
        return SharedSequence(source)
    }

    /// Calls a closure for each event, before and after it is passed on, and for the subscription.
    /// Once for all who share it.
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

    /// Prints what happens. Once for all who share it.
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

    /// Sends, for each element, what `accumulator` makes of the result before and of the element.
    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A)
        -> SharedSequence<SharingStrategy, A>
    {
        let source = asObservable()
            .scan(seed, accumulator: accumulator)
        return SharedSequence(source)
    }

    /// Leaves out the first `count` elements.
    public func skip(_ count: Int)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .skip(count)
        return SharedSequence(source)
    }

    /// Sends `element` first.
    public func startWith(_ element: Element)
        -> SharedSequence<SharingStrategy, Element>
    {
        let source = asObservable()
            .startWith(element)
        return SharedSequence(source)
    }
}
