// The namespace of the functions that make disposables.
// Mirrors: RxSwift/Disposables/Disposables.swift
// Left out: nothing. Each `create` stands with the class it makes.
// Chapter: 1 (steps 2, 17, 20)

/// Makes disposables. There is no value of this type: what `create` returns is of another.
///
/// Chapter 1. Mirrors `RxSwift/Disposables/Disposables.swift`.
public struct Disposables {
    private init() {}
}
