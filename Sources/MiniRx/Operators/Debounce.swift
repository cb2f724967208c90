// `debounce`: an element only when nothing has followed it for a while.
// Mirrors: RxSwift/Observables/Debounce.swift
// Chapter: 4 (other operators that wait)

extension ObservableType {
    /// Sends an element on `scheduler` if `dueTime` has gone by without another one. The last one
    /// before `completed` is sent with it, at once.
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
            // Calls off the element before.
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
            // Why the number: on another thread a later element may have come just now, too late to
            // call this off (`testDebounceForgetsAnElementThatIsFollowedAlthoughItsTurnComes`).
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
        super.init(specializedRun(of: Debounce.self))
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = DebounceSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
