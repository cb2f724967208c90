// A type that converts to an observable sequence; the traits do, without being observables.
// Mirrors: RxSwift/ObservableConvertibleType.swift
// Chapter: 1 (the cast)

/// A type that can be converted to an `Observable`.
public protocol ObservableConvertibleType {
    /// The type of the sequence's elements.
    associatedtype Element

    /// Returns the same sequence as an `Observable`.
    func asObservable() -> Observable<Element>
}
