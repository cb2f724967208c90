// Exercise 5.5: the disposer of a sink. README.md says what it has to do.

@testable import MiniRx

/// Disposes of a sink and its subscription, even if `dispose()` comes before it has them.
final class SinkDisposer: Cancelable {
    private let state = AtomicInt(0)
    private var sink: Disposable?
    private var subscription: Disposable?

    /// Whether `dispose()` was called.
    var isDisposed: Bool {
        false
    }

    /// Stores the two disposables that it has to dispose of.
    func setSinkAndSubscription(sink: Disposable, subscription: Disposable) {
    }

    /// Disposes of both, now or as soon as it has them.
    func dispose() {
    }
}
