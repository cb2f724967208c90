// The traits' common struct: an observable, and a type that says which events it may emit.
// Mirrors: RxSwift/Traits/PrimitiveSequence/PrimitiveSequence.swift
// Differs: The operators of all three traits are in PrimitiveSequence+Operators.swift.
// Chapter: 7 (one struct, three names)

/// A sequence that keeps a promise about its events. `Single`, `Maybe` and `Completable` are names
/// for it. Only the library makes one from an observable, because nothing checks the promise.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    init(raw source: Observable<Element>) {
        self.source = source
    }
}

/// A protocol for extensions of one trait.
public protocol PrimitiveSequenceType {
    /// The type that marks its promise.
    associatedtype Trait
    /// The type of the elements.
    associatedtype Element

    /// The sequence itself.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// Returns the sequence itself.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The wrapped observable: it emits a `Single`'s success as `next` and `completed`.
    public func asObservable() -> Observable<Element> {
        source
    }
}
