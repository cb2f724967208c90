// The base class of every observable that runs a sink, and the disposer that holds what it runs.
// Mirrors: RxSwift/Observables/Producer.swift
// Left out: RxSwift writes the lines of `start` twice, once in each branch of `subscribe`.
//   `SinkDisposer` is private there; here tests step through it.
// Chapter: 1 (steps 5 to 7, 16, 18), 5 (the two flags)

@usableFromInline
class Producer<Element>: Observable<Element> {
    @usableFromInline
    typealias SpecializedRun = (Producer<Element>, SpecializedObserver<Element>, Cancelable) ->
        (sink: Disposable, subscription: Disposable)

    /// `run`, compiled for the types of this very object. Without it each event of its sink looks
    /// its types up.
    @exclusivity(unchecked) @usableFromInline final var specializedRun: SpecializedRun?

    @usableFromInline
    override init() {
        super.init()
    }

    /// Called at the end of a subclass's initializer, where the compiler may know all types.
    @inlinable @inline(__always)
    final func specialize<Subclass: Producer<Element>>(_ type: Subclass.Type) {
        specializedRun = { producer, observer, cancel in
            unsafeDowncast(producer, to: Subclass.self).run(observer, cancel: cancel)
        }
    }

    @usableFromInline
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let observer = observer.specialized
        if !CurrentThreadScheduler.isScheduleRequired {
            // A trampoline is running below us on this thread: what we start may run at once.
            return start(observer)
        } else {
            return CurrentThreadScheduler.instance.schedule(()) { _ in
                self.start(observer)
            }
        }
    }

    /// Abstract: makes the sink, starts it, and returns it with what it subscribed to.
    @usableFromInline
    func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        rxAbstractMethod()
    }

    @inline(__always)
    private final func start(_ observer: SpecializedObserver<Element>) -> Disposable {
        let disposer = SinkDisposer()
        let sinkAndSubscription =
            if let specializedRun {
                specializedRun(self, observer, disposer)
            } else {
                run(observer, cancel: disposer)
            }
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
    @exclusivity(unchecked) private var sink: Disposable?
    @exclusivity(unchecked) private var subscription: Disposable?

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
