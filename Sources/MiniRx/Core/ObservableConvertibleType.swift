// Anything that can be seen as an observable sequence; the traits are, without being observables.
// Mirrors: RxSwift/ObservableConvertibleType.swift
// Chapter: 1 (the cast)

/// A type that can be converted to an `Observable`.
public protocol ObservableConvertibleType {
    /// The type of the sequence's elements.
    associatedtype Element

    /// The same sequence as an `Observable`.
    func asObservable() -> Observable<Element>
}
