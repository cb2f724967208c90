// `delaySubscription`: subscribes to the source later.
// Mirrors: RxSwift/Observables/DelaySubscription.swift
// Chapter: 11 (operators that wait)

extension ObservableType {
    /// Subscribes to the source on `scheduler`, after `dueTime`. Passes its events on without a
    /// delay.
    ///
    /// ```swift
    /// let clock = HistoricalScheduler(), taps = PublishSubject<String>()
    /// taps.delaySubscription(.seconds(3), scheduler: clock).subscribe(onNext: { print($0) })
    /// taps.onNext("too early")
    /// clock.start()
    /// taps.onNext("received")  // received
    /// ```
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        DelaySubscription(
            source: self.asObservable(),
            dueTime: dueTime,
            scheduler: scheduler
        )
    }
}

private final class DelaySubscriptionSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    func on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }
}

private final class DelaySubscription<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: SchedulerType

    init(source: Observable<Element>, dueTime: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(DelaySubscription.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DelaySubscriptionSink(observer: observer, cancel: cancel)
        let subscription = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            self.source.subscribe(sink)
        }
        return (sink: sink, subscription: subscription)
    }
}
