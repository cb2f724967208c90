// `delay`: delays elements and `completed` by a given time, but not an error.
// Mirrors: RxSwift/Observables/Delay.swift
// Chapter: 11 (operators that wait)

extension ObservableType {
    /// Emits elements and `completed` on `scheduler`, each `dueTime` after its arrival. Passes an
    /// error on at once, on the thread on which it arrives, and drops the pending events.
    ///
    /// ```swift
    /// source.delay(.seconds(2), scheduler: clock)
    /// // source  a--b#
    /// // delay   --a-#
    /// ```
    public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Delay(source: self.asObservable(), dueTime: dueTime, scheduler: scheduler)
    }
}

private final class DelaySink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    /// What the current iteration has to do next.
    private enum Work {
        case forward(Event<Element>)
        case fail(Event<Element>)
        case scheduleNext(eventTime: RxTime)
        case nothing
    }

    private let lock = RecursiveLock()
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType
    private let sourceSubscription = SingleAssignmentDisposable()
    private let cancelable = SerialDisposable()

    /// An iteration is scheduled or runs.
    private var active = false
    /// An iteration runs, perhaps on another thread.
    private var running = false
    private var errorEvent: Event<Element>?
    private var queue = Queue<(eventTime: RxTime, event: Event<Element>)>(capacity: 0)

    init(
        observer: Observer,
        dueTime: RxTimeInterval,
        scheduler: SchedulerType,
        cancel: Cancelable
    ) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        if event.isStopEvent {
            sourceSubscription.dispose()
        }
        switch event {
        case .error:
            let shouldSendImmediately = lock.performLocked {
                queue = Queue(capacity: 0)
                errorEvent = event
                // A running iteration sends the error: it must not overtake an event.
                return !running
            }
            if shouldSendImmediately {
                forwardOn(event)
                dispose()
            }
        case .next, .completed:
            let shouldSchedule = lock.performLocked {
                queue.enqueue((scheduler.now, event))
                defer { active = true }
                return !active
            }
            if shouldSchedule {
                cancelable.disposable = scheduler.scheduleRecursive(
                    (),
                    dueTime: dueTime,
                    action: drainQueue
                )
            }
        }
    }

    /// Runs one iteration: sends the first queued event and schedules the next iteration.
    func drainQueue(state: (), scheduler: AnyRecursiveScheduler<()>) {
        let hasFailed = lock.performLocked {
            if errorEvent == nil {
                running = true
            }
            return errorEvent != nil
        }
        if hasFailed {
            return
        }
        var hasForwarded = false
        while true {
            switch lock.performLocked({ nextWork(after: hasForwarded) }) {
            case .fail(let event):
                forwardOn(event)
                dispose()
                return
            case .forward(let event):
                hasForwarded = true
                forwardOn(event)
                if case .completed = event {
                    dispose()
                    return
                }
            case .scheduleNext(let eventTime):
                let dueTime = dueTime.reduceWithSpanBetween(
                    earlierDate: eventTime,
                    laterDate: self.scheduler.now
                )
                scheduler.schedule((), dueTime: dueTime)
                return
            case .nothing:
                return
            }
        }
    }

    private func nextWork(after hasForwarded: Bool) -> Work {
        if let errorEvent {
            return .fail(errorEvent)
        }
        if !hasForwarded, let next = queue.dequeue() {
            return .forward(next.event)
        }
        running = false
        if hasForwarded, !queue.isEmpty {
            return .scheduleNext(eventTime: queue.peek().eventTime)
        }
        active = false
        return .nothing
    }

    func run(source: Observable<Element>) -> Disposable {
        sourceSubscription.setDisposable(source.subscribe(self))
        return Disposables.create(sourceSubscription, cancelable)
    }
}

private final class Delay<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType

    init(source: Observable<Element>, dueTime: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(Delay.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DelaySink(
            observer: observer,
            dueTime: dueTime,
            scheduler: scheduler,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run(source: source))
    }
}
