// The part of an operator that runs: it receives events, forwards events, and can be disposed of.
// Mirrors: RxSwift/Observables/Sink.swift
// Chapter: 1 (steps 8, 12, 16)

class Sink<Observer: ObserverType>: Disposable {
    let observer: Observer
    let cancel: Cancelable
    private let disposed = AtomicInt(0)

    private let synchronizationTracker = SynchronizationTracker()

    init(observer: Observer, cancel: Cancelable) {
        Resources.incrementTotal()
        self.observer = observer
        self.cancel = cancel
    }

    /// Forwards `event` to the observer, unless this sink was disposed of.
    final func forwardOn(_ event: Event<Observer.Element>) {
        synchronizationTracker.register(synchronizationErrorMessage: .default)
        defer { synchronizationTracker.unregister() }
        if disposed.isSet {
            return
        }
        observer.on(event)
    }

    /// Returns an observer for sources that need not call this sink's own `on`.
    final func forwarder() -> SinkForward<Observer> {
        SinkForward(forward: self)
    }

    final var isDisposed: Bool {
        disposed.isSet
    }

    /// Blocks all later events of `forwardOn`, and disposes of the whole subscription through its `SinkDisposer`.
    func dispose() {
        disposed.set()
        cancel.dispose()
    }

    deinit {
        Resources.decrementTotal()
    }
}

/// Sends events to the sink's observer, past the sink's `on`. A terminal event also disposes.
final class SinkForward<Observer: ObserverType>: ObserverType {
    typealias Element = Observer.Element

    private let forward: Sink<Observer>

    init(forward: Sink<Observer>) {
        self.forward = forward
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            forward.observer.on(event)
        case .error, .completed:
            forward.observer.on(event)
            forward.cancel.dispose()
        }
    }
}
