// The working part of every operator: it takes events in, passes events on, and can be stopped.
// Mirrors: RxSwift/Observables/Sink.swift
// Chapter: 1 (steps 8, 12, 16)

class Sink<Observer: ObserverType>: Disposable {
    let observer: Observer
    let cancel: Cancelable
    private let disposed = AtomicInt(0)

    #if DEBUG
        private let synchronizationTracker = SynchronizationTracker()

        final func forwardBegins() {
            synchronizationTracker.register(synchronizationErrorMessage: .default)
        }

        final func forwardEnds() {
            synchronizationTracker.unregister()
        }
    #endif

    init(observer: Observer, cancel: Cancelable) {
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
        self.observer = observer
        self.cancel = cancel
    }

    /// Passes `event` to the observer, unless this sink was disposed of.
    final func forwardOn(_ event: Event<Observer.Element>) {
        #if DEBUG
            forwardBegins()
            defer { forwardEnds() }
        #endif
        if disposed.isSet {
            return
        }
        observer.on(event)
    }

    /// An observer for sources that may speak to this sink's observer directly.
    final func forwarder() -> SinkForward<Observer> {
        SinkForward(forward: self)
    }

    final var isDisposed: Bool {
        disposed.isSet
    }

    /// Lets nothing more through, and disposes of the whole subscription by its `SinkDisposer`.
    func dispose() {
        disposed.set()
        cancel.dispose()
    }

    deinit {
        #if TRACE_RESOURCES
            Resources.decrementTotal()
        #endif
    }
}

/// Passes events around a sink's own `on` to its observer, and stops the subscription at the end.
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
