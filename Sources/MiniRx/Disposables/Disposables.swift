// The namespace of the functions that make disposables.
// Mirrors: RxSwift/Disposables/Disposables.swift
// Differs: Each `create` is beside the class it makes.
// Chapter: 1 (steps 2, 17, 20)

/// Makes disposables. There is no value of this type: what `create` returns is of another.
public struct Disposables {
    private init() {}
}
