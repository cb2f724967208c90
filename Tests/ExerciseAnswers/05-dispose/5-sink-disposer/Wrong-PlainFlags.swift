// Breaks: However the calls interleave, both are disposed of once.

@testable import MiniRx

/// Disposes of a sink and its subscription, even if `dispose()` comes before it has them.
final class SinkDisposer: Cancelable {
    private var sink: Disposable?
    private var subscription: Disposable?
    private(set) var isDisposed = false

    /// Stores the two disposables that it has to dispose of.
    func setSinkAndSubscription(sink: Disposable, subscription: Disposable) {
        self.sink = sink
        self.subscription = subscription
        if isDisposed {
            disposeOfBoth()
        }
    }

    /// Disposes of both, now or as soon as it has them.
    func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        disposeOfBoth()
    }

    private func disposeOfBoth() {
        sink?.dispose()
        subscription?.dispose()
        sink = nil
        subscription = nil
    }
}
