// The disposable that does nothing. All callers share one instance.
// Mirrors: RxSwift/Disposables/NopDisposable.swift
// Chapter: 1 (steps 17 and 18)

private struct NopDisposable: Disposable {
    fileprivate static let noOp: Disposable = NopDisposable()

    func dispose() {}
}

extension Disposables {
    /// Returns a disposable that does nothing.
    public static func create() -> Disposable {
        NopDisposable.noOp
    }
}
