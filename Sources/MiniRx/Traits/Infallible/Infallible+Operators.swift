// What is still an Infallible after an operator that looks at its elements.
// Mirrors: RxSwift/Traits/Infallible/Infallible+Operators.swift
// Differs: RxSwift has all operators of Infallible in one file.
// Chapter: 7 (an Infallible)

extension InfallibleType {
    /// Passes on the elements for which `predicate` is true.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// Transforms each element.
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// Transforms each element, and drops what becomes `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?)
        -> Infallible<Result>
    {
        Infallible(asObservable().compactMap(transform))
    }

    /// Drops elements whose key is that of the element before.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    )
        -> Infallible<Element>
    {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: { $0 == $1 }))
    }

    /// Drops elements that `comparer` finds equal to the element before.
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool)
        -> Infallible<Element>
    {
        Infallible(asObservable().distinctUntilChanged({ $0 }, comparer: comparer))
    }

    /// Drops elements whose key `comparer` finds equal to that of the element before.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key,
        comparer: @escaping (Key, Key) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Drops elements of which this property is that of the element before.
    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>)
        -> Infallible<Element>
    {
        Infallible(
            asObservable().distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
        )
    }

    /// Goes on with the state after each element, and sends it; the first one is not sent.
    public func scan<Seed>(
        into seed: Seed,
        accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Goes on with the state after each element, and sends it; the first one is not sent.
    public func scan<Seed>(
        _ seed: Seed,
        accumulator: @escaping (Seed, Element) -> Seed
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// Sends `element` first.
    public func startWith(_ element: Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Each element with `object` in front, until `object` is gone.
    public func withUnretained<Object: AnyObject>(_ object: Object)
        -> Infallible<(Object, Element)>
    {
        withUnretained(object) { ($0, $1) }
    }

    /// What `resultSelector` makes of `object` and each element, until `object` is gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object,
        resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(object, resultSelector: resultSelector))
    }
}

extension InfallibleType where Element: Equatable {
    /// Drops elements that equal the element before.
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension Infallible {
    /// Calls the handlers at what happens, and passes it on.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext,
                afterNext: afterNext,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}
