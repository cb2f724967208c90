// Breaks: However the calls interleave, both are disposed of once.

@testable import MiniRx

/// Disposes of a sink and its subscription, even if `dispose()` comes before it has them.
final class SinkDisposer: Cancelable {
    private let state = AtomicInt(0)
    private var sink: Disposable?
    private var subscription: Disposable?

    /// Whether `dispose()` was called.
    var isDisposed: Bool {
        load(state) & 1 != 0
    }

    /// Stores the two disposables that it has to dispose of.
    func setSinkAndSubscription(sink: Disposable, subscription: Disposable) {
        if fetchOr(state, 2) & 1 != 0 {
            sink.dispose()
            subscription.dispose()
            return
        }
        self.sink = sink
        self.subscription = subscription
    }

    /// Disposes of both, now or as soon as it has them.
    func dispose() {
        if fetchOr(state, 1) == 2 {
            disposeOfBoth()
        }
    }

    private func disposeOfBoth() {
        sink?.dispose()
        subscription?.dispose()
        sink = nil
        subscription = nil
    }
}
