// Breaks: Nothing is disposed of with a lock held.

@testable import MiniRx

/// Disposes of a sink and its subscription, even if `dispose()` comes before it has them.
final class SinkDisposer: Cancelable {
    private let lock = RecursiveLock()
    private var state = 0
    private var sink: Disposable?
    private var subscription: Disposable?

    /// Whether `dispose()` was called.
    var isDisposed: Bool {
        lock.performLocked { state & 1 != 0 }
    }

    /// Stores the two disposables that it has to dispose of.
    func setSinkAndSubscription(sink: Disposable, subscription: Disposable) {
        lock.performLocked {
            self.sink = sink
            self.subscription = subscription
            state |= 2
            if state & 1 != 0 { disposeOfBoth() }
        }
    }

    /// Disposes of both, now or as soon as it has them.
    func dispose() {
        lock.performLocked {
            let before = state; state |= 1; if before == 2 { disposeOfBoth() }
        }
    }

    private func disposeOfBoth() {
        sink?.dispose()
        subscription?.dispose()
        sink = nil
        subscription = nil
    }
}
