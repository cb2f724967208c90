// Exercise 11.1: an operator that fails too soon. README.md describes the fault.

@testable import MiniRx

/// Fails with `RxError.timeout` if no event comes for `dueTime`, after subscribing or after an
/// element.
///
/// For a source that sends on the scheduler's own queue: an event and a timer are never handled
/// at the same time, so that no lock is needed.
final class Timeout<Element>: Producer<Element> {
    let source: Observable<Element>
    let dueTime: RxTimeInterval
    let scheduler: SchedulerType

    init(source: Observable<Element>, dueTime: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.dueTime = dueTime
        self.scheduler = scheduler
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TimeoutSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

/// Runs the timers of one subscription.
final class TimeoutSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    private let parent: Timeout<Element>
    /// The active timer, so that `dispose()` and the next element cancel it.
    private let waiting = SerialDisposable()

    init(parent: Timeout<Element>, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    /// Starts a timer, and subscribes to the source.
    func run() -> Disposable {
        startToWait()
        return Disposables.create(parent.source.subscribe(self), waiting)
    }

    /// Forwards each event.
    func on(_ event: Event<Element>) {
        forwardOn(event)
        switch event {
        case .next: startToWait()
        case .error, .completed: dispose()
        }
    }

    /// Fails after `dueTime`.
    private func startToWait() {
        // Cancelled first: the old timer must not fire while the next one is being set.
        let timer = SingleAssignmentDisposable()
        waiting.disposable = timer
        let wait = parent.scheduler.scheduleRelative((), dueTime: parent.dueTime) { _ in
            self.forwardOn(.error(RxError.timeout))
            self.dispose()
            return Disposables.create()
        }
        timer.setDisposable(wait)
    }
}
