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
    private enum DisposeState: Int32 {
        case disposed = 1
        case sinkAndSubscriptionSet = 2
    }

    private let state = AtomicInt(0)
    private var sink: Disposable?
    private var subscription: Disposable?

    var isDisposed: Bool {
        isFlagSet(state, DisposeState.disposed.rawValue)
    }

    func setSinkAndSubscription(sink: Disposable, subscription: Disposable) {
        self.sink = sink
        self.subscription = subscription

        let previousState = fetchOr(state, DisposeState.sinkAndSubscriptionSet.rawValue)
        if previousState & DisposeState.sinkAndSubscriptionSet.rawValue != 0 {
            rxFatalError("The sink and its subscription were set before.")
        }
        if previousState & DisposeState.disposed.rawValue != 0 {
            // Why: the source ended, or was disposed of, while `run` was still on its way
            // (`testD004_74`).
            sink.dispose()
            subscription.dispose()
            self.sink = nil
            self.subscription = nil
        }
    }

    func dispose() {
        let previousState = fetchOr(state, DisposeState.disposed.rawValue)
        if previousState & DisposeState.disposed.rawValue != 0 {
            return
        }
        if previousState & DisposeState.sinkAndSubscriptionSet.rawValue != 0 {
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
