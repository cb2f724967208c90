// Breaks: Each event is delivered in an iteration of its own.

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

    private let work = SerialDisposable()
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
            work.disposable = scheduler.scheduleRecursive((), action: deliverAll)
        }
    }

    private func deliverAll(_ state: (), _ recurse: (()) -> Void) {
        while let event = next(), !cancel.isDisposed {
            observer.on(event)
            if event.isStopEvent {
                dispose()
            }
        }
    }

    private func next() -> Event<Observer.Element>? {
        lock.performLocked {
            let event = queue.dequeue()
            isRunning = event != nil
            return event
        }
    }

    /// Stops everything. Called when the subscription is disposed of, or by the sink itself.
    override func dispose() {
        super.dispose()
        cancel.dispose()
        work.dispose()
    }
}
