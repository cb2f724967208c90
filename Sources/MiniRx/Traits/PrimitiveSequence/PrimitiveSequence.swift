// The traits' common body: an observable, and a type that says which events may come out of it.
// Mirrors: RxSwift/Traits/PrimitiveSequence/PrimitiveSequence.swift
// Differs: The operators that all three traits have are in PrimitiveSequence+Operators.swift.
// Chapter: 7 (one struct, three names)

/// A sequence that keeps a promise about its events: `Single`, `Maybe` and `Completable` are names
/// for it. Only the library can make one from an observable, since nobody checks the promise.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    init(raw source: Observable<Element>) {
        self.source = source
    }
}

/// What `PrimitiveSequence` is seen as by extensions for one trait.
public protocol PrimitiveSequenceType {
    /// Which promise it keeps.
    associatedtype Trait
    /// The type of its elements.
    associatedtype Element

    /// The sequence itself.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// Itself.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The observable inside: a `Single`'s success is `next` and `completed` there.
    public func asObservable() -> Observable<Element> {
        source
    }
}
