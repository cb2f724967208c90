// A disposable made of two disposables.
// Mirrors: RxSwift/Disposables/BinaryDisposable.swift
// Chapter: 1 (steps 20 and 21)

private final class BinaryDisposable: DisposeBase, Cancelable {
    private let disposed = AtomicInt(0)
    private var disposable1: Disposable?
    private var disposable2: Disposable?

    var isDisposed: Bool {
        disposed.isSet
    }

    init(_ disposable1: Disposable, _ disposable2: Disposable) {
        self.disposable1 = disposable1
        self.disposable2 = disposable2
        super.init()
    }

    func dispose() {
        if disposed.setFirst() {
            disposable1?.dispose()
            disposable2?.dispose()
            disposable1 = nil
            disposable2 = nil
        }
    }
}

extension Disposables {
    /// Creates a disposable that disposes of both, in order.
    public static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable {
        BinaryDisposable(disposable1, disposable2)
    }
}
