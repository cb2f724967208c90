// `debounce`: emits an element only if no other follows it within a given time.
// Mirrors: RxSwift/Observables/Debounce.swift
// Chapter: 11 (operators that wait)

extension ObservableType {
    /// Emits an element on `scheduler` if no other follows it within `dueTime`. When the source
    /// completes, emits a pending element at once, before `completed`.
    ///
    /// ```swift
    /// keys.debounce(.seconds(2), scheduler: clock)
    /// // keys      ab----c|
    /// // debounce  ---b---(c|)
    /// ```
    public func debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        Debounce(source: self.asObservable(), dueTime: dueTime, scheduler: scheduler)
    }
}

private final class DebounceSink<Observer: ObserverType>: Sink<Observer>, ObserverType,
    LockOwnerType, SynchronizedOnType
{
    typealias Element = Observer.Element
    typealias Parent = Debounce<Element>

    let lock = RecursiveLock()
    private let parent: Parent
    private let cancellable = SerialDisposable()
    private var id: UInt64 = 0
    private var value: Element?

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
            id &+= 1
            value = element
            let disposable = SingleAssignmentDisposable()
            // Cancels the delivery of the previous element.
            cancellable.disposable = disposable
            disposable.setDisposable(
                parent.scheduler.scheduleRelative(id, dueTime: parent.dueTime, action: propagate)
            )
        case .error:
            value = nil
            forwardOn(event)
            dispose()
        case .completed:
            if let value {
                self.value = nil
                forwardOn(.next(value))
            }
            forwardOn(.completed)
            dispose()
        }
    }

    func propagate(_ currentId: UInt64) -> Disposable {
        lock.performLocked {
            // Checks the number: another thread may have received a newer element too late to
            // cancel this (`testDebounceForgetsAnElementThatIsFollowedAlthoughItsTurnComes`).
            if let value, id == currentId {
                self.value = nil
                forwardOn(.next(value))
            }
        }
        return Disposables.create()
    }
}

private final class Debounce<Element>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let dueTime: RxTimeInterval
    fileprivate let scheduler: SchedulerType

    init(source: Observable<Element>, dueTime: RxTimeInterval, scheduler: SchedulerType) {
        self.source = source
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(Debounce.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DebounceSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
