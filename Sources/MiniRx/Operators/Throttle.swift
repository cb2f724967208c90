// `throttle`: emits at most one element per given time.
// Mirrors: RxSwift/Observables/Throttle.swift
// Chapter: 4 (other operators that wait)

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

    let lock = RecursiveLock()
    private let parent: Parent
    private let cancellable = SerialDisposable()
    private var lastUnsentElement: Element?
    private var lastSentTime: Date?
    private var completed = false

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
            let wait = timeToWait()
            if wait.isNow {
                sendNow(element: element)
            } else if parent.latest {
                let isOneWaiting = lastUnsentElement != nil
                lastUnsentElement = element
                if !isOneWaiting {
                    schedulePropagate(after: wait)
                }
            }
        case .error:
            lastUnsentElement = nil
            forwardOn(event)
            dispose()
        case .completed:
            if lastUnsentElement != nil {
                completed = true
            } else {
                forwardOn(.completed)
                dispose()
            }
        }
    }

    private func timeToWait() -> RxTimeInterval {
        guard let lastSentTime else { return .nanoseconds(0) }
        return parent.dueTime.reduceWithSpanBetween(
            earlierDate: lastSentTime,
            laterDate: parent.scheduler.now
        )
    }

    private func schedulePropagate(after wait: RxTimeInterval) {
        let disposable = SingleAssignmentDisposable()
        cancellable.disposable = disposable
        disposable.setDisposable(
            parent.scheduler.scheduleRelative(0, dueTime: wait, action: propagate)
        )
    }

    private func sendNow(element: Element) {
        lastUnsentElement = nil
        forwardOn(.next(element))
        // Measured after the delivery: a slow observer also gets a pause of a full `dueTime`
        // (`testThrottleMeasuresFromTheEndOfADelivery`).
        lastSentTime = parent.scheduler.now
    }

    func propagate(_: Int) -> Disposable {
        lock.performLocked {
            if let lastUnsentElement {
                sendNow(element: lastUnsentElement)
            }
            if completed {
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
