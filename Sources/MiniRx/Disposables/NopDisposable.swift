// The disposable that does nothing: one object serves everybody.
// Mirrors: RxSwift/Disposables/NopDisposable.swift
// Chapter: 1 (steps 17 and 18)

private struct NopDisposable: Disposable {
    fileprivate static let noOp: Disposable = NopDisposable()

    func dispose() {}
}

extension Disposables {
    /// A disposable that does nothing.
    public static func create() -> Disposable {
        NopDisposable.noOp
    }
}
