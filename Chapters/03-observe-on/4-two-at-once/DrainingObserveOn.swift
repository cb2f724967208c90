// Exercise 3.4: an observe(on:) that delivers all queued events in one block. README.md describes
// the fault.

@testable import MiniRx

/// Delivers the events of `source` on `scheduler`.
final class DrainingObserveOn<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let scheduler: ImmediateSchedulerType

    init(source: Observable<Element>, scheduler: ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DrainingObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}

/// Queues the events that it receives; one block at a time delivers them.
final class DrainingObserveOnSink<Observer: ObserverType>: ObserverBase<Observer.Element> {
    private enum State {
        case stopped
        case running
    }

    private let scheduler: ImmediateSchedulerType
    private let observer: Observer
    private let cancel: Cancelable
    private let work = SerialDisposable()

    private let lock = RecursiveLock()
    private var state = State.stopped
    private var queue = Queue<Event<Observer.Element>>(capacity: 10)

    init(scheduler: ImmediateSchedulerType, observer: Observer, cancel: Cancelable) {
        self.scheduler = scheduler
        self.observer = observer
        self.cancel = cancel
    }

    /// An event that finds no block scheduled or running schedules one.
    override func onCore(_ event: Event<Observer.Element>) {
        let shouldStart = lock.performLocked { () -> Bool in
            queue.enqueue(event)
            defer { state = .running }
            return state == .stopped
        }
        if shouldStart {
            work.disposable = scheduler.schedule(()) { _ in
                self.drain()
                return Disposables.create()
            }
        }
    }

    /// Delivers the queued events, and those that are queued meanwhile.
    private func drain() {
        while let event = next(), !cancel.isDisposed {
            observer.on(event)
            if event.isStopEvent {
                dispose()
            }
        }
    }

    /// Takes the next event out of the queue.
    private func next() -> Event<Observer.Element>? {
        return lock.performLocked {
            let event = queue.dequeue()
            if queue.isEmpty {
                state = .stopped
            }
            return event
        }
    }

    override func dispose() {
        super.dispose()
        cancel.dispose()
        work.dispose()
    }
}
