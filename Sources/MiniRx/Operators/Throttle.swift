// `throttle`: emits at most one element per given time.
// Mirrors: RxSwift/Observables/Throttle.swift
// Chapter: 11 (operators that wait)

import Foundation

extension ObservableType {
    /// Emits an element at once if `dueTime` or more has passed since the last delivery. Of the
    /// elements that arrive earlier, emits the latest when `dueTime` has passed; with `latest:
    /// false` none. An error drops the pending element.
    ///
    /// ```swift
    /// keys.throttle(.seconds(3), scheduler: clock)
    /// // keys      abc----d|
    /// // throttle  a--c---d|
    /// ```
    ///
    /// ```swift
    /// keys.throttle(.seconds(3), latest: false, scheduler: clock)
    /// // keys      abc----d|
    /// // throttle  a------d|
    /// ```
    ///
    /// - parameter scheduler: Its clock measures the time. It sends the delayed elements, and a
    ///   completion that waited for one. All other events stay on the thread on which they arrive.
    public func throttle(
        _ dueTime: RxTimeInterval,
        latest: Bool = true,
        scheduler: SchedulerType
    ) -> Observable<Element> {
        Throttle(
            source: self.asObservable(),
            dueTime: dueTime,
            latest: latest,
            scheduler: scheduler
        )
    }
}

private final class ThrottleSink<Observer: ObserverType>: Sink<Observer>, ObserverType,
    LockOwnerType, SynchronizedOnType
{
    typealias Element = Observer.Element
    typealias Parent = Throttle<Element>

    /// What is sent when the time has passed.
    private enum Pending {
        case nothing
        case element(Element)
        case elementThenCompleted(Element)

        var element: Element? {
            switch self {
            case .nothing: nil
            case .element(let element), .elementThenCompleted(let element): element
            }
        }

        var isLast: Bool {
            if case .elementThenCompleted = self { true } else { false }
        }
    }

    let lock = RecursiveLock()
    private let parent: Parent
    private let cancellable = SerialDisposable()
    private var pending = Pending.nothing
    private var lastSentTime: Date?

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let subscription = parent.source.subscribe(self)
        return Disposables.create(subscription, cancellable)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            let now = parent.scheduler.now
            let wait =
                if let lastSentTime {
                    parent.dueTime.reduceWithSpanBetween(earlierDate: lastSentTime, laterDate: now)
                } else {
                    RxTimeInterval.nanoseconds(0)
                }
            if wait.isNow {
                sendNow(element: element)
                return
            }
            guard parent.latest else { return }
            switch pending {
            case .element:
                pending = .element(element)
            case .elementThenCompleted:
                pending = .elementThenCompleted(element)
            case .nothing:
                pending = .element(element)
                let disposable = SingleAssignmentDisposable()
                cancellable.disposable = disposable
                disposable.setDisposable(
                    parent.scheduler.scheduleRelative(0, dueTime: wait, action: propagate)
                )
            }
        case .error:
            pending = .nothing
            forwardOn(event)
            dispose()
        case .completed:
            if let element = pending.element {
                pending = .elementThenCompleted(element)
            } else {
                forwardOn(.completed)
                dispose()
            }
        }
    }

    private func sendNow(element: Element) {
        pending = .nothing
        forwardOn(.next(element))
        // Measured after the delivery: a slow observer also gets a pause of a full `dueTime`
        // (`testThrottleMeasuresFromTheEndOfADelivery`).
        lastSentTime = parent.scheduler.now
    }

    func propagate(_: Int) -> Disposable {
        lock.performLocked {
            let last = pending
            if let element = last.element {
                sendNow(element: element)
            }
            // As in RxSwift, an end that comes while the element is sent takes effect at once
            // (`testAnEndDuringThrottlesDeliveryDropsWhatCameBeforeIt`).
            if last.isLast || pending.isLast {
                forwardOn(.completed)
                dispose()
            }
        }
        return Disposables.create()
    }
}

private final class Throttle<Element>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let dueTime: RxTimeInterval
    fileprivate let latest: Bool
    fileprivate let scheduler: SchedulerType

    init(
        source: Observable<Element>,
        dueTime: RxTimeInterval,
        latest: Bool,
        scheduler: SchedulerType
    ) {
        self.source = source
        self.dueTime = dueTime
        self.latest = latest
        self.scheduler = scheduler
        super.init(Throttle.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ThrottleSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
