// `interval` and `timer`: consecutive integers, emitted at given times.
// Mirrors: RxSwift/Observables/Timer.swift
// Chapter: 4 (the walkthrough), 6 (waiting)

extension ObservableType where Element: RxAbstractInteger {
    /// Emits 0, 1, 2 and so on, one every `period`, the first after a `period`. Never completes.
    ///
    /// ```swift
    /// Observable<Int>.interval(.seconds(2), scheduler: clock)
    /// // interval  --0-1-2-3-
    /// ```
    ///
    /// - parameter scheduler: Emits the elements, on its queue.
    public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        Timer(dueTime: period, period: period, scheduler: scheduler)
    }

    /// Emits 0 after `dueTime`; then 1, 2 and so on, one every `period`. Without a `period` it
    /// emits `completed` after the 0.
    ///
    /// ```swift
    /// Observable<Int>.timer(.seconds(3), scheduler: clock)
    /// // timer  ---(0|)
    /// ```
    ///
    /// - parameter scheduler: Emits the elements, on its queue.
    public static func timer(
        _ dueTime: RxTimeInterval,
        period: RxTimeInterval? = nil,
        scheduler: SchedulerType
    ) -> Observable<Element> {
        Timer(dueTime: dueTime, period: period, scheduler: scheduler)
    }
}

private final class TimerSink<Observer: ObserverType>: Sink<Observer>
where Observer.Element: RxAbstractInteger {
    typealias Parent = Timer<Observer.Element>

    private let parent: Parent
    private let period: RxTimeInterval
    private let lock = RecursiveLock()

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        period = parent.period ?? .never
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        parent.scheduler.schedulePeriodic(
            0 as Observer.Element,
            startAfter: parent.dueTime,
            period: period
        ) { state in
            // Why: the ticks of a dispatch source never overlap, but those of another scheduler may
            // (`testD003_27_ticksNeverOverlap`).
            self.lock.performLocked {
                self.forwardOn(.next(state))
                return state &+ 1
            }
        }
    }
}

private final class TimerOneOffSink<Observer: ObserverType>: Sink<Observer>
where Observer.Element: RxAbstractInteger {
    typealias Parent = Timer<Observer.Element>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        parent.scheduler.scheduleRelative(self, dueTime: parent.dueTime) { sink in
            sink.forwardOn(.next(0))
            sink.forwardOn(.completed)
            sink.dispose()
            return Disposables.create()
        }
    }
}

private final class Timer<Element: RxAbstractInteger>: Producer<Element> {
    fileprivate let scheduler: SchedulerType
    fileprivate let dueTime: RxTimeInterval
    fileprivate let period: RxTimeInterval?

    init(dueTime: RxTimeInterval, period: RxTimeInterval?, scheduler: SchedulerType) {
        self.scheduler = scheduler
        self.dueTime = dueTime
        self.period = period
        super.init(Timer.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        if period != nil {
            let sink = TimerSink(parent: self, observer: observer, cancel: cancel)
            return (sink: sink, subscription: sink.run())
        } else {
            let sink = TimerOneOffSink(parent: self, observer: observer, cancel: cancel)
            return (sink: sink, subscription: sink.run())
        }
    }
}
