// `buffer`: emits elements in arrays, each when it is full or its time has passed.
// Mirrors: RxSwift/Observables/Buffer.swift
// Chapter: 11 (buffer)

extension ObservableType {
    /// Emits elements as arrays: when `count` elements have arrived or when `timeSpan` has passed
    /// on `scheduler`, even if the array is empty. On `completed`, emits the array first, even if
    /// empty. On an error, drops the array.
    ///
    /// ```swift
    /// source.buffer(timeSpan: .seconds(8), count: 2, scheduler: clock)
    /// // source  ab--c-------d|
    /// // buffer  -[a, b]--[c]-([d]|)
    /// ```
    public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType)
        -> Observable<[Element]>
    {
        BufferTimeCount(
            source: self.asObservable(),
            timeSpan: timeSpan,
            count: count,
            scheduler: scheduler
        )
    }
}

private final class BufferTimeCountSink<Element, Observer: ObserverType>: Sink<Observer>,
    LockOwnerType, ObserverType, SynchronizedOnType
where Observer.Element == [Element] {
    typealias Parent = BufferTimeCount<Element>

    let lock = RecursiveLock()
    private let parent: Parent
    private let timerD = SerialDisposable()
    private var buffer: [Element] = []
    /// Counts buffers. A timer whose number is out of date does nothing
    /// (`testATimerThatComesTooLateEndsNothing`).
    private var windowID = 0

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        createTimer(windowID)
        return Disposables.create(timerD, parent.source.subscribe(self))
    }

    func startNewWindowAndSendCurrentOne() {
        windowID &+= 1
        let newID = windowID
        let full = buffer
        buffer = []
        forwardOn(.next(full))
        createTimer(newID)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            buffer.append(element)
            if buffer.count == parent.count {
                startNewWindowAndSendCurrentOne()
            }
        case .error(let error):
            buffer = []
            forwardOn(.error(error))
            dispose()
        case .completed:
            forwardOn(.next(buffer))
            forwardOn(.completed)
            dispose()
        }
    }

    func createTimer(_ windowID: Int) {
        if timerD.isDisposed {
            return
        }
        // The observer has filled the next buffer during `forwardOn`: that buffer has its timer.
        if self.windowID != windowID {
            return
        }
        let nextTimer = SingleAssignmentDisposable()
        timerD.disposable = nextTimer
        let timer = parent.scheduler.scheduleRelative(windowID, dueTime: parent.timeSpan) { id in
            self.lock.performLocked {
                if id == self.windowID {
                    self.startNewWindowAndSendCurrentOne()
                }
            }
            return Disposables.create()
        }
        nextTimer.setDisposable(timer)
    }
}

private final class BufferTimeCount<Element>: Producer<[Element]> {
    fileprivate let timeSpan: RxTimeInterval
    fileprivate let count: Int
    fileprivate let scheduler: SchedulerType
    fileprivate let source: Observable<Element>

    init(
        source: Observable<Element>,
        timeSpan: RxTimeInterval,
        count: Int,
        scheduler: SchedulerType
    ) {
        self.source = source
        self.timeSpan = timeSpan
        self.count = count
        self.scheduler = scheduler
        super.init(BufferTimeCount.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == [Element]
    {
        let sink = BufferTimeCountSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
