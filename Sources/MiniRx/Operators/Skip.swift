// `skip`: a sequence without its beginning, by number or by time.
// Mirrors: RxSwift/Observables/Skip.swift
// Left out: nothing. `skip(for:scheduler:)` is ours.
// Chapter: 4 (other operators that wait)

extension ObservableType {
    /// Everything after the first `count` elements. A `count` of 0 or less skips nothing.
    ///
    /// Mirrors `RxSwift/Observables/Skip.swift`.
    @inlinable
    public func skip(_ count: Int) -> Observable<Element> {
        SkipCount(source: self.asObservable(), count: count)
    }

    /// What comes once `duration` is over.
    ///
    /// Chapter 4. Mirrors `RxSwift/Observables/Skip.swift`.
    @inlinable
    public func skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        SkipTime(source: self.asObservable(), duration: duration, scheduler: scheduler)
    }

    /// The same, spelled like `take(for:scheduler:)`. RxSwift 6.2.0 has no such spelling.
    ///
    /// Chapter 4. Mirrors `RxSwift/Observables/Skip.swift`.
    @inlinable
    public func skip(for duration: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        skip(duration, scheduler: scheduler)
    }
}

@usableFromInline
final class SkipCountSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Parent = SkipCount<Element>

    @usableFromInline var remaining: Int

    @inlinable
    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        remaining = parent.count
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
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

@usableFromInline
final class SkipCount<Element>: Producer<Element> {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let count: Int

    @inlinable
    init(source: Observable<Element>, count: Int) {
        self.source = source
        self.count = count
        super.init()
        specialize(SkipCount.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SkipCountSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: source.subscribe(sink.specialized))
    }
}

@usableFromInline
final class SkipTimeSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Parent = SkipTime<Element>

    @usableFromInline let parent: Parent
    @usableFromInline let open = AtomicInt(0)

    @inlinable
    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
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

    @inlinable
    func tick() {
        fetchOr(open, 1)
    }

    @inlinable
    func run() -> Disposable {
        let disposeTimer = parent.scheduler.scheduleRelative((), dueTime: parent.duration) { _ in
            self.tick()
            return Disposables.create()
        }
        let disposeSubscription = parent.source.subscribe(self.specialized)
        return Disposables.create(disposeTimer, disposeSubscription)
    }
}

@usableFromInline
final class SkipTime<Element>: Producer<Element> {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let duration: RxTimeInterval
    @usableFromInline let scheduler: SchedulerType

    @inlinable
    init(source: Observable<Element>, duration: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.duration = duration
        self.scheduler = scheduler
        super.init()
        specialize(SkipTime.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SkipTimeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
