// The base class of every observable that runs a sink, and the disposer that holds what it runs.
// Mirrors: RxSwift/Observables/Producer.swift
// Differs: `start` is a function; RxSwift writes it twice. It calls `run` by way of `specialized`
//   (Producer+Specialized.swift). `SinkDisposer` is private there; here tests step through it.
// Chapter: 1 (steps 5 to 7, 16, 18), 5 (the two flags)

class Producer<Element>: Observable<Element> {
    private let specialized: SpecializedRun<Element>?

    /// - parameter specialized: `run`, compiled for the types of this very object.
    init(_ specialized: SpecializedRun<Element>? = nil) {
        self.specialized = specialized
        super.init()
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if !CurrentThreadScheduler.isScheduleRequired {
            // A trampoline is running below us on this thread: what we start may run at once.
            return start(observer.specialized)
        } else {
            return CurrentThreadScheduler.instance.schedule(()) { _ in
                self.start(observer.specialized)
            }
        }
    }

    /// Abstract: makes the sink, starts it, and returns it with what it subscribed to.
    func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        rxAbstractMethod()
    }

    private func start(_ observer: SpecializedObserver<Element>) -> Disposable {
        let disposer = SinkDisposer()
        let sinkAndSubscription =
            specialized?(self, observer, disposer) ?? run(observer, cancel: disposer)
        disposer.setSinkAndSubscription(
            sink: sinkAndSubscription.sink,
            subscription: sinkAndSubscription.subscription
        )
        return disposer
    }
}

/// What `Producer.subscribe` returns: it owns the sink and the sink's subscription until somebody
/// disposes of it, which may be before it was given them.
final class SinkDisposer: Cancelable {
    private struct DisposeState: OptionSet {
        let rawValue: Int32

        static let disposed = DisposeState(rawValue: 1)
        static let sinkAndSubscriptionSet = DisposeState(rawValue: 2)
    }

    private let state = AtomicFlags<DisposeState>()
    private var sink: Disposable?
    private var subscription: Disposable?

    var isDisposed: Bool {
        state.contains(.disposed)
    }

    func setSinkAndSubscription(sink: Disposable, subscription: Disposable) {
        self.sink = sink
        self.subscription = subscription

        let before = state.insert(.sinkAndSubscriptionSet)
        if before.contains(.sinkAndSubscriptionSet) {
            rxFatalError("The sink and its subscription were set before.")
        }
        if before.contains(.disposed) {
            // Why: the source ended, or was disposed of, while `run` was still on its way
            // (`testD004_74_theEndIsForwardedBeforeTheSinkDisposesOfItself`).
            sink.dispose()
            subscription.dispose()
            self.sink = nil
            self.subscription = nil
        }
    }

    func dispose() {
        let before = state.insert(.disposed)
        if before.contains(.disposed) {
            return
        }
        if before.contains(.sinkAndSubscriptionSet) {
            guard let sink, let subscription else {
                rxFatalError("Set, but without a sink or a subscription.")
            }
            sink.dispose()
            subscription.dispose()
            // The sink holds this disposer and this disposer holds the sink: letting go here is
            // what ends that cycle.
            self.sink = nil
            self.subscription = nil
        }
    }
}
