// `take`: emits the first elements, by number or by time.
// Mirrors: RxSwift/Observables/Take.swift
// Chapter: 10 (map and take), 11 (operators that wait)

extension ObservableType {
    /// Emits the first `count` elements, then `completed`. With 0, does not subscribe to the
    /// source; a negative `count` ends the program.
    ///
    /// ```swift
    /// Observable.of(1, 2, 3).take(2).subscribe { print($0) }  // next(1), next(2), completed
    /// ```
    public func take(_ count: Int) -> Observable<Element> {
        if count == 0 {
            return Observable.empty()
        } else {
            return TakeCount(source: self.asObservable(), count: count)
        }
    }

    /// Emits elements until `duration` has passed, then `completed`, which it sends on `scheduler`.
    ///
    /// ```swift
    /// source.take(for: .seconds(3), scheduler: clock)
    /// // source  a-b-c|
    /// // take    a-b|
    /// ```
    public func take(for duration: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        TakeTime(source: self.asObservable(), duration: duration, scheduler: scheduler)
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "take(for:scheduler:)")
    public func take(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        take(for: duration, scheduler: scheduler)
    }
}

private final class TakeCountSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = TakeCount<Element>

    /// Never read: it keeps the operator alive as long as the sink lives.
    private let parent: Parent
    private var remaining: Int

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        remaining = parent.count
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            guard remaining > 0 else { return }
            // Counted before it is sent: the observer may make the source emit the next element
            // during the call (`testTakeCountsBeforeItSends`).
            remaining -= 1
            forwardOn(event)
            if remaining == 0 {
                forwardOn(.completed)
                dispose()
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }
}

private final class TakeCount<Element>: Producer<Element> {
    let source: Observable<Element>
    let count: Int

    init(source: Observable<Element>, count: Int) {
        guard count >= 0 else {
            rxFatalError("count can't be negative")
        }
        self.source = source
        self.count = count
        super.init(TakeCount.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeCountSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: source.subscribe(sink))
    }
}

private final class TakeTimeSink<Observer: ObserverType>: Sink<Observer>, LockOwnerType,
    ObserverType, SynchronizedOnType
{
    typealias Element = Observer.Element
    typealias Parent = TakeTime<Element>

    let lock = RecursiveLock()
    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }

    func tick() {
        lock.performLocked {
            forwardOn(.completed)
            dispose()
        }
    }

    func run() -> Disposable {
        let disposeTimer = parent.scheduler.scheduleRelative((), dueTime: parent.duration) { _ in
            self.tick()
            return Disposables.create()
        }
        let disposeSubscription = parent.source.subscribe(self)
        return Disposables.create(disposeTimer, disposeSubscription)
    }
}

private final class TakeTime<Element>: Producer<Element> {
    let source: Observable<Element>
    let duration: RxTimeInterval
    let scheduler: SchedulerType

    init(source: Observable<Element>, duration: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.duration = duration
        self.scheduler = scheduler
        super.init(TakeTime.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeTimeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
