// `observe(on:)`: delivers each event on a scheduler. The general form has its own queue; on a serial
// dispatch queue, that queue keeps the order.
// Mirrors: RxSwift/Observables/ObserveOn.swift
// Chapter: 3 (steps 3, 5, 10, 13, 15 to 17, two implementations), 2 (steps 5, 11, 17, 18)

extension ObservableType {
    /// Delivers the events downstream on `scheduler`, one at a time and in order.
    ///
    /// The source and upstream operators keep their threads. Each `observe(on:)` in a chain applies
    /// until the next one.
    ///
    /// ```swift
    /// let clock = HistoricalScheduler()
    /// Observable.of(1, 2).do(onNext: { print("sent", $0) }).observe(on: clock)
    ///     .subscribe(onNext: { print("received", $0) })  // sent 1, sent 2
    /// clock.start()                                      // received 1, received 2
    /// ```
    public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        guard let serialScheduler = scheduler as? SerialDispatchQueueScheduler else {
            return ObserveOn(source: self.asObservable(), scheduler: scheduler)
        }
        return ObserveOnSerialDispatchQueue(
            source: self.asObservable(),
            scheduler: serialScheduler
        )
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "observe(on:)")
    public func observeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> {
        observe(on: scheduler)
    }
}

private final class ObserveOn<Element>: Producer<Element> {
    private let scheduler: ImmediateSchedulerType
    let source: Observable<Element>

    init(source: Observable<Element>, scheduler: ImmediateSchedulerType) {
        self.scheduler = scheduler
        self.source = source
        super.init(ObserveOn.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}

private enum ObserveOnState {
    /// No event is queued and no delivery runs.
    case stopped
    /// A recursive action delivers the queued events.
    case running
}

/// Queues events; one recursive action at a time delivers them. Events therefore arrive one after
/// another even on a concurrent scheduler.
private final class ObserveOnSink<Observer: ObserverType>: ObserverBase<Observer.Element> {
    typealias Element = Observer.Element

    let scheduler: ImmediateSchedulerType
    private let observer: Observer
    private let cancel: Cancelable
    private let scheduleDisposable = SerialDisposable()

    private let lock = RecursiveLock()
    private var state = ObserveOnState.stopped
    private var queue = Queue<Event<Element>>(capacity: 10)

    init(scheduler: ImmediateSchedulerType, observer: Observer, cancel: Cancelable) {
        self.scheduler = scheduler
        self.observer = observer
        self.cancel = cancel
        Resources.incrementTotal()
    }

    override func onCore(_ event: Event<Element>) {
        let shouldStart = lock.performLocked { () -> Bool in
            queue.enqueue(event)
            defer { state = .running }
            return state == .stopped
        }
        if shouldStart {
            scheduleDisposable.disposable = scheduler.scheduleRecursive((), action: run)
        }
    }

    func run(_ state: (), _ recurse: (()) -> Void) {
        let nextEvent = lock.performLocked { () -> Event<Element>? in
            let event = queue.dequeue()
            if event == nil {
                self.state = .stopped
            }
            return event
        }
        guard let nextEvent, !cancel.isDisposed else {
            return
        }
        observer.on(nextEvent)
        if nextEvent.isStopEvent {
            dispose()
        }
        if lock.performLocked({ shouldContinue_synchronized() }) {
            recurse(())
        }
    }

    func shouldContinue_synchronized() -> Bool {
        if queue.isEmpty {
            state = .stopped
        }
        return !queue.isEmpty
    }

    override func dispose() {
        super.dispose()
        cancel.dispose()
        scheduleDisposable.dispose()
    }

    deinit {
        Resources.decrementTotal()
    }
}

/// Queues nothing: the serial dispatch queue keeps the order of the events.
private final class ObserveOnSerialDispatchQueueSink<Observer: ObserverType>:
    ObserverBase<Observer.Element>
{
    typealias Element = Observer.Element
    typealias Delivery = (sink: ObserveOnSerialDispatchQueueSink, event: Event<Element>)

    let scheduler: SerialDispatchQueueScheduler
    let observer: Observer
    private let cancel: Cancelable

    // Cached: one closure serves all events; it receives the event as state.
    private let cachedScheduleLambda: (Delivery) -> Disposable

    init(scheduler: SerialDispatchQueueScheduler, observer: Observer, cancel: Cancelable) {
        self.scheduler = scheduler
        self.observer = observer
        self.cancel = cancel
        cachedScheduleLambda = { pair in
            // Queued events are not delivered after the disposal.
            guard !cancel.isDisposed else { return Disposables.create() }
            pair.sink.observer.on(pair.event)
            if pair.event.isStopEvent {
                pair.sink.dispose()
            }
            return Disposables.create()
        }
        super.init()
    }

    override func onCore(_ event: Event<Element>) {
        _ = scheduler.schedule((self, event), action: cachedScheduleLambda)
    }

    override func dispose() {
        super.dispose()
        cancel.dispose()
    }
}

private final class ObserveOnSerialDispatchQueue<Element>: Producer<Element> {
    let scheduler: SerialDispatchQueueScheduler
    private let source: Observable<Element>

    init(source: Observable<Element>, scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        self.source = source
        super.init(ObserveOnSerialDispatchQueue.self)
        Resources.incrementTotal()
        Resources.incrementNumberOfSerialDispatchQueueObservables()
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ObserveOnSerialDispatchQueueSink(
            scheduler: scheduler,
            observer: observer,
            cancel: cancel
        )
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }

    deinit {
        Resources.decrementTotal()
        Resources.decrementNumberOfSerialDispatchQueueObservables()
    }
}
