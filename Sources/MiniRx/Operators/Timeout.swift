// `timeout`: an error, or another sequence, if an event does not arrive in time.
// Mirrors: RxSwift/Observables/Timeout.swift
// Chapter: 11 (operators that wait)

extension ObservableType {
    /// Fails with `RxError.timeout`, on `scheduler`, if no event arrives within `dueTime` after the
    /// subscription or after an element.
    ///
    /// ```swift
    /// source.timeout(.seconds(3), scheduler: clock)
    /// // source   a-b----c|
    /// // timeout  a-b--#
    /// ```
    public func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        Timeout(
            source: self.asObservable(),
            dueTime: dueTime,
            other: Observable.error(RxError.timeout),
            scheduler: scheduler
        )
    }

    /// Subscribes to `other` on `scheduler` and continues with it, if no event arrives within
    /// `dueTime` after the subscription or after an element.
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval,
        other: Source,
        scheduler: SchedulerType
    ) -> Observable<Element> where Element == Source.Element {
        Timeout(
            source: self.asObservable(),
            dueTime: dueTime,
            other: other.asObservable(),
            scheduler: scheduler
        )
    }
}

private final class TimeoutSink<Observer: ObserverType>: Sink<Observer>, LockOwnerType,
    ObserverType
{
    typealias Element = Observer.Element
    typealias Parent = Timeout<Element>

    let lock = RecursiveLock()
    private let parent: Parent
    private let timerD = SerialDisposable()
    private let subscription = SerialDisposable()
    /// Counts events. A timer whose number is out of date does nothing.
    private var id = 0
    private var switched = false

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let original = SingleAssignmentDisposable()
        subscription.disposable = original
        createTimeoutTimer()
        original.setDisposable(parent.source.subscribe(self))
        return Disposables.create(subscription, timerD)
    }

    func on(_ event: Event<Element>) {
        let onEventWins = lock.performLocked {
            if !switched {
                id &+= 1
            }
            return !switched
        }
        guard onEventWins else { return }
        forwardOn(event)
        switch event {
        case .next: createTimeoutTimer()
        case .error, .completed: dispose()
        }
    }

    private func createTimeoutTimer() {
        if timerD.isDisposed {
            return
        }
        let nextTimer = SingleAssignmentDisposable()
        timerD.disposable = nextTimer
        let timer = parent.scheduler.scheduleRelative(id, dueTime: parent.dueTime) { state in
            let timerWins = self.lock.performLocked {
                self.switched = state == self.id
                return self.switched
            }
            if timerWins {
                self.subscription.disposable = self.parent.other.subscribe(self.forwarder())
            }
            return Disposables.create()
        }
        nextTimer.setDisposable(timer)
    }
}

private final class Timeout<Element>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let dueTime: RxTimeInterval
    fileprivate let other: Observable<Element>
    fileprivate let scheduler: SchedulerType

    init(
        source: Observable<Element>,
        dueTime: RxTimeInterval,
        other: Observable<Element>,
        scheduler: SchedulerType
    ) {
        self.source = source
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
        super.init(Timeout.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TimeoutSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
