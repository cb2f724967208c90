// `take`: the beginning of a sequence, by number or by time.
// Mirrors: RxSwift/Observables/Take.swift
// Left out: nothing.
// Chapter: 10 (map and take), 4 (other operators that wait)

extension ObservableType {
    /// The first `count` elements, then `completed`. 0 does not even subscribe to the source; a
    /// negative `count` ends the program.
    ///
    /// Chapter 10. Mirrors `RxSwift/Observables/Take.swift`.
    @inlinable
    public func take(_ count: Int) -> Observable<Element> {
        if count == 0 {
            return Observable.empty()
        } else {
            return TakeCount(source: self.asObservable(), count: count)
        }
    }

    /// What comes until `duration` is over, then `completed`, which is sent on `scheduler`.
    ///
    /// Chapter 4. Mirrors `RxSwift/Observables/Take.swift`.
    @inlinable
    public func take(for duration: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        TakeTime(source: self.asObservable(), duration: duration, scheduler: scheduler)
    }

    /// The spelling before RxSwift 6.
    ///
    /// Chapter 4. Mirrors `RxSwift/Observables/Take.swift`.
    @available(*, deprecated, renamed: "take(for:scheduler:)")
    @inlinable
    public func take(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        take(for: duration, scheduler: scheduler)
    }
}

@usableFromInline
final class TakeCountSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Parent = TakeCount<Element>

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
            guard remaining > 0 else { return }
            // Why before: the observer may make the source send the next one meanwhile
            // (`testTakeCountsBeforeItSends`).
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

@usableFromInline
final class TakeCount<Element>: Producer<Element> {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let count: Int

    @inlinable
    init(source: Observable<Element>, count: Int) {
        guard count >= 0 else {
            rxFatalError("\(count) elements cannot be taken: give a count of 0 or more.")
        }
        self.source = source
        self.count = count
        super.init()
        specialize(TakeCount.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeCountSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: source.subscribe(sink.specialized))
    }
}

@usableFromInline
final class TakeTimeSink<Observer: ObserverType>: Sink<Observer>, LockOwnerType,
    ObserverType, SynchronizedOnType
{
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Parent = TakeTime<Element>

    @usableFromInline let lock = RecursiveLock()
    @usableFromInline let parent: Parent

    @inlinable
    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    @inlinable
    func synchronized_on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }

    @inlinable
    func tick() {
        lock.performLocked {
            forwardOn(.completed)
            dispose()
        }
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
final class TakeTime<Element>: Producer<Element> {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let duration: RxTimeInterval
    @usableFromInline let scheduler: SchedulerType

    @inlinable
    init(source: Observable<Element>, duration: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.duration = duration
        self.scheduler = scheduler
        super.init()
        specialize(TakeTime.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeTimeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
