// `skip`: drops the first elements, by number or by time.
// Mirrors: RxSwift/Observables/Skip.swift
// Differs: `skip(for:scheduler:)` is an addition.
// Chapter: 11 (operators that wait)

extension ObservableType {
    /// Drops the first `count` elements. A `count` of 0 or less drops nothing.
    ///
    /// ```swift
    /// Observable.of(1, 2, 3).skip(1).subscribe(onNext: { print($0) })  // 2, 3
    /// ```
    public func skip(_ count: Int) -> Observable<Element> {
        SkipCount(source: self.asObservable(), count: count)
    }

    /// Drops the elements that arrive before `duration` has passed on `scheduler`.
    public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        SkipTime(source: self.asObservable(), duration: duration, scheduler: scheduler)
    }

    /// Works like `skip(_:scheduler:)`. RxSwift 6.2.0 has no function of this name.
    ///
    /// ```swift
    /// source.skip(for: .seconds(3), scheduler: clock)
    /// // source  a-b-c|
    /// // skip    ----c|
    /// ```
    public func skip(for duration: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        skip(duration, scheduler: scheduler)
    }
}

private final class SkipCountSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = SkipCount<Element>

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
            if remaining <= 0 {
                forwardOn(event)
            } else {
                remaining -= 1
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }
}

private final class SkipCount<Element>: Producer<Element> {
    let source: Observable<Element>
    let count: Int

    init(source: Observable<Element>, count: Int) {
        self.source = source
        self.count = count
        super.init(SkipCount.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SkipCountSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: source.subscribe(sink))
    }
}

private final class SkipTimeSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = SkipTime<Element>

    private let parent: Parent
    private let open = AtomicInt(0)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            if open.isSet {
                forwardOn(event)
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }

    func tick() {
        open.set()
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

private final class SkipTime<Element>: Producer<Element> {
    let source: Observable<Element>
    let duration: RxTimeInterval
    let scheduler: SchedulerType

    init(source: Observable<Element>, duration: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.duration = duration
        self.scheduler = scheduler
        super.init(SkipTime.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SkipTimeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
