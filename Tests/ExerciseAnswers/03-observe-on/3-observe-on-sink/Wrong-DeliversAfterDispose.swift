// Breaks: Events still queued at dispose() are not delivered.

@testable import MiniRx

/// The producer of `observe(on:)`. It is complete: only its sink is missing.
final class ObserveOn<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let scheduler: ImmediateSchedulerType

    init(source: Observable<Element>, scheduler: ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}

/// Receives events, and delivers them on the scheduler, one after another.
final class ObserveOnSink<Observer: ObserverType>: ObserverBase<Observer.Element> {
    private let scheduler: ImmediateSchedulerType
    private let observer: Observer
    private let cancel: Cancelable

    private let lock = RecursiveLock()
    private var queue = Queue<Event<Observer.Element>>(capacity: 10)
    /// Whether an iteration is scheduled or running.
    private var isRunning = false

    init(scheduler: ImmediateSchedulerType, observer: Observer, cancel: Cancelable) {
        self.scheduler = scheduler
        self.observer = observer
        self.cancel = cancel
    }

    /// Receives an event, on the sender's thread. It is not called after a terminal event or after
    /// `dispose()`: `ObserverBase` checks that.
    override func onCore(_ event: Event<Observer.Element>) {
        let shouldStart = lock.performLocked { () -> Bool in
            queue.enqueue(event)
            defer { isRunning = true }
            return !isRunning
        }
        if shouldStart {
            _ = scheduler.scheduleRecursive((), action: deliverNext)
        }
    }

    /// One iteration: one event.
    private func deliverNext(_ state: (), _ recurse: (()) -> Void) {
        guard let event = lock.performLocked({ queue.dequeue() }) else { return }
        observer.on(event)
        if event.isStopEvent {
            dispose()
        }
        let hasMore = lock.performLocked { () -> Bool in
            isRunning = !queue.isEmpty
            return isRunning
        }
        if hasMore {
            recurse(())
        }
    }

    /// Stops everything. Called when the subscription is disposed of, or by the sink itself.
    override func dispose() {
        super.dispose()
        cancel.dispose()
    }
}
