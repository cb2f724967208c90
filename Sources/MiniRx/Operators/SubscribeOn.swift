// `subscribe(on:)`: moves the subscription to the source, and its disposal, to a scheduler.
// Mirrors: RxSwift/Observables/SubscribeOn.swift
// Chapter: 2 (steps 2, 6, 7, 11, 14, 15)

extension ObservableType {
    /// Subscribes to the source, and disposes of that subscription, on `scheduler`.
    ///
    /// Events arrive on the thread that emits them, often the thread of the subscription. Of
    /// several in a chain, the one nearest to the source decides where the source is subscribed to.
    ///
    /// ```swift
    /// let clock = HistoricalScheduler()
    /// Observable.of(1, 2).do(onNext: { print("sent", $0) }).subscribe(on: clock)
    ///     .subscribe(onNext: { print("received", $0) })
    /// clock.start()  // sent 1, received 1, sent 2, received 2
    /// ```
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        SubscribeOn(source: self, scheduler: scheduler)
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> {
        subscribe(on: scheduler)
    }
}

private final class SubscribeOnSink<Source: ObservableType, Observer: ObserverType>:
    Sink<Observer>, ObserverType
where Source.Element == Observer.Element {
    typealias Element = Observer.Element
    typealias Parent = SubscribeOn<Source>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }

    func run() -> Disposable {
        let disposeEverything = SerialDisposable()
        let cancelSchedule = SingleAssignmentDisposable()
        disposeEverything.disposable = cancelSchedule

        let disposeSchedule = parent.scheduler.schedule(()) { _ in
            let subscription = self.parent.source.subscribe(self)
            // Disposes of the subscription where it was made. If the source has already terminated,
            // `disposeEverything` is disposed of, and disposes of this at once.
            disposeEverything.disposable = ScheduledDisposable(
                scheduler: self.parent.scheduler,
                disposable: subscription
            )
            return Disposables.create()
        }
        cancelSchedule.setDisposable(disposeSchedule)
        return disposeEverything
    }
}

private final class SubscribeOn<Source: ObservableType>: Producer<Source.Element> {
    let source: Source
    let scheduler: ImmediateSchedulerType

    init(source: Source, scheduler: ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
        super.init(SubscribeOn.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SubscribeOnSink(parent: self, observer: observer, cancel: cancel)
        let subscription = sink.run()
        return (sink: sink, subscription: subscription)
    }
}
