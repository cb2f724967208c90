// Breaks: dispose() ends the repetition.

@testable import MiniRx

/// Whole numbers: 0 after `dueTime`, then the next number every `period`.
final class Timer<Element: RxAbstractInteger>: Producer<Element> {
    let dueTime: RxTimeInterval
    let period: RxTimeInterval
    let scheduler: SchedulerType

    init(dueTime: RxTimeInterval, period: RxTimeInterval, scheduler: SchedulerType) {
        self.dueTime = dueTime
        self.period = period
        self.scheduler = scheduler
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TimerSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

/// Counts, for one subscription.
final class TimerSink<Observer: ObserverType>: Sink<Observer>
where Observer.Element: RxAbstractInteger {
    private let parent: Timer<Observer.Element>
    private let lock = RecursiveLock()

    init(parent: Timer<Observer.Element>, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    /// Begins to count. Disposing of what it returns stops the count.
    func run() -> Disposable {
        _ = parent.scheduler.schedulePeriodic(
            0 as Observer.Element,
            startAfter: parent.dueTime,
            period: parent.period
        ) { number in
            self.lock.performLocked {
                self.forwardOn(.next(number))
                return number &+ 1
            }
        }
        return Disposables.create()
    }
}
