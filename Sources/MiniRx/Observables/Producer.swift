// The base class of every observable that runs a sink, and the disposable that owns the sink.
// Mirrors: RxSwift/Observables/Producer.swift
// Differs: Release builds have a faster `Producer`, which makes the same calls: Producer+Release.swift.
//   `SinkDisposer` is not private, because tests use it.
// Chapter: 1 (steps 5 to 7, 16, 18), 5 (the two flags)

#if DEBUG
class Producer<Element>: Observable<Element> {
    /// - parameter subclass: The class of the new object. Only release builds use it, for speed.
    init(_ subclass: Producer<Element>.Type = Producer.self) {
        super.init()
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if !CurrentThreadScheduler.isScheduleRequired {
            let disposer = SinkDisposer()
            let sinkAndSubscription = run(observer, cancel: disposer)
            disposer.setSinkAndSubscription(
                sink: sinkAndSubscription.sink,
                subscription: sinkAndSubscription.subscription
            )
            return disposer
        } else {
            // The trampoline of this thread is not running yet. `CurrentThreadScheduler` runs this
            // subscription, then all actions that it schedules, one after another instead of one
            // inside another.
            return CurrentThreadScheduler.instance.schedule(()) { _ in
                let disposer = SinkDisposer()
                let sinkAndSubscription = self.run(observer, cancel: disposer)
                disposer.setSinkAndSubscription(
                    sink: sinkAndSubscription.sink,
                    subscription: sinkAndSubscription.subscription
                )
                return disposer
            }
        }
    }

    /// Creates a sink for `observer`, subscribes it to the source, and returns the sink and that
    /// subscription. Abstract.
    func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        rxAbstractMethod()
    }
}
#endif

/// What `Producer.subscribe` returns. It owns the sink and the sink's subscription until its
/// disposal. It may be disposed of before it receives them: while `run` sends events.
///
/// Two flags guard the two properties, not a lock. Of `setSinkAndSubscription` and `dispose`, the
/// call that sets its flag second disposes and clears them.
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
            rxFatalError("Sink and subscription were already set")
        }
        if before.contains(.disposed) {
            // Why: the sequence terminated, or was disposed of, before `run` returned
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
        if before.contains(.sinkAndSubscriptionSet), let sink, let subscription {
            sink.dispose()
            subscription.dispose()
            // The sink and this disposer retain each other. Clearing the properties breaks that.
            self.sink = nil
            self.subscription = nil
        }
    }
}
