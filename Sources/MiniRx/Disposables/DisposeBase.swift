// The base class of the disposables, which counts them.
// Mirrors: RxSwift/Disposables/DisposeBase.swift
// Chapter: 1 (who keeps a subscription alive)

/// The base class of the library's disposables. It counts the live ones in `Resources`.
public class DisposeBase {
    init() {
        Resources.incrementTotal()
    }

    deinit {
        Resources.decrementTotal()
    }
}
