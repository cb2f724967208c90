// The base class of the disposables: it counts them.
// Mirrors: RxSwift/Disposables/DisposeBase.swift
// Left out: nothing.
// Chapter: 1 (who keeps a subscription alive)

/// The base class of the library's disposables. It counts live ones in `Resources`.
///
/// Mirrors `RxSwift/Disposables/DisposeBase.swift`.
public class DisposeBase {
    init() {
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    deinit {
        #if TRACE_RESOURCES
            Resources.decrementTotal()
        #endif
    }
}
