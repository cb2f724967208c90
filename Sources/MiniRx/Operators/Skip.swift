// `skip`: a sequence without its beginning, by number or by time.
// Mirrors: RxSwift/Observables/Skip.swift
// Left out: nothing. `skip(for:scheduler:)` is ours.
// Chapter: 4 (other operators that wait)

extension ObservableType {
    /// Everything after the first `count` elements. A `count` of 0 or less skips nothing.
    ///
    /// Mirrors `RxSwift/Observables/Skip.swift`.
    public func skip(_ count: Int) -> Observable<Element> {
        let step = enter("ObservableType", self); defer { leave(step) }
        return SkipCount(source: self.asObservable(), count: count)
    }

    /// What comes once `duration` is over.
    ///
    /// Chapter 4. Mirrors `RxSwift/Observables/Skip.swift`.
    public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        let step = enter("ObservableType", self); defer { leave(step) }
        return SkipTime(source: self.asObservable(), duration: duration, scheduler: scheduler)
    }

    /// The same, spelled like `take(for:scheduler:)`. RxSwift 6.2.0 has no such spelling.
    ///
    /// Chapter 4. Mirrors `RxSwift/Observables/Skip.swift`.
    public func skip(for duration: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        let step = enter("ObservableType", self); defer { leave(step) }
        return skip(duration, scheduler: scheduler)
    }
}

private final class SkipCountSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = SkipCount<Element>

    private var remaining: Int

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        let step = enter("SkipCountSink"); defer { leave(step) }
        remaining = parent.count
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        let step = enter("SkipCountSink", self, event); defer { leave(step) }
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
    private let source: Observable<Element>
    fileprivate let count: Int

    init(source: Observable<Element>, count: Int) {
        let step = enter("SkipCount"); defer { leave(step) }
        self.source = source
        self.count = count
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let step = enter("SkipCount", self); defer { leave(step) }
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
        let step = enter("SkipTimeSink"); defer { leave(step) }
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        let step = enter("SkipTimeSink", self, event); defer { leave(step) }
        switch event {
        case .next:
            if isFlagSet(open, 1) {
                forwardOn(event)
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }

    func tick() {
        let step = enter("SkipTimeSink", self); defer { leave(step) }
        fetchOr(open, 1)
    }

    func run() -> Disposable {
        let step = enter("SkipTimeSink", self); defer { leave(step) }
        let disposeTimer = parent.scheduler.scheduleRelative((), dueTime: parent.duration) { _ in
            let step = enter(closure: 1, in: "SkipTimeSink"); defer { leave(step) }
            self.tick()
            return Disposables.create()
        }
        let disposeSubscription = parent.source.subscribe(self)
        return Disposables.create(disposeTimer, disposeSubscription)
    }
}

private final class SkipTime<Element>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let duration: RxTimeInterval
    fileprivate let scheduler: SchedulerType

    init(source: Observable<Element>, duration: RxTimeInterval, scheduler: SchedulerType) {
        let step = enter("SkipTime"); defer { leave(step) }
        self.source = source
        self.duration = duration
        self.scheduler = scheduler
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let step = enter("SkipTime", self); defer { leave(step) }
        let sink = SkipTimeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
