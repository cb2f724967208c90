// The namespace of the functions that create disposables.
// Mirrors: RxSwift/Disposables/Disposables.swift
// Differs: Each `create` is in the file of the class that it creates.
// Chapter: 1 (steps 2, 17, 20)

/// Creates disposables. The type itself has no values.
public struct Disposables {
    private init() {}
}
