// Exercise 5.5: the disposer of a sink. What it has to do stands in README.md.

@testable import MiniRx

/// Disposes of a sink and its subscription, though it may be told to before it has them.
final class SinkDisposer: Cancelable {
    private let state = AtomicInt(0)
    private var sink: Disposable?
    private var subscription: Disposable?

    /// Whether `dispose()` was called.
    var isDisposed: Bool {
        false
    }

    /// Gives it what it has to dispose of.
    func setSinkAndSubscription(sink: Disposable, subscription: Disposable) {
    }

    /// Disposes of both, now or as soon as it has them.
    func dispose() {
    }
}
