// `window`: splits a sequence into sequences; each ends when it is full or its time has passed.
// Mirrors: RxSwift/Observables/Window.swift
// Chapter: none

extension ObservableType {
    /// Emits a sequence at once, and a new one whenever the current one has had `count` elements or
    /// `timeSpan` has passed on `scheduler`; the current one then completes. Elements and the
    /// source's terminal event go to the current sequence.
    ///
    /// ```swift
    /// let clock = HistoricalScheduler()
    /// Observable.of(1, 2, 3).window(timeSpan: .seconds(1), count: 2, scheduler: clock)
    ///     .flatMap { $0.materialize() }
    ///     .subscribe(onNext: { print($0) })
    /// // next(1), next(2), completed, next(3), completed
    /// ```
    public func window(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType)
        -> Observable<Observable<Element>>
    {
        WindowTimeCount(
            source: self.asObservable(),
            timeSpan: timeSpan,
            count: count,
            scheduler: scheduler
        )
    }
}

private final class WindowTimeCountSink<Element, Observer: ObserverType>: Sink<Observer>,
    ObserverType, LockOwnerType, SynchronizedOnType
where Observer.Element == Observable<Element> {
    typealias Parent = WindowTimeCount<Element>

    let lock = RecursiveLock()
    private let parent: Parent
    private var subject = PublishSubject<Element>()
    private var count = 0
    private var windowId = 0
    private let timerD = SerialDisposable()
    private let refCountDisposable: RefCountDisposable
    private let groupDisposable = CompositeDisposable()

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        _ = groupDisposable.insert(timerD)
        refCountDisposable = RefCountDisposable(disposable: groupDisposable)
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        forwardOn(.next(AddRef(source: subject, refCount: refCountDisposable).asObservable()))
        createTimer(windowId)
        _ = groupDisposable.insert(parent.source.subscribe(self))
        return refCountDisposable
    }

    func startNewWindowAndCompleteCurrentOne() {
        subject.on(.completed)
        subject = PublishSubject()
        forwardOn(.next(AddRef(source: subject, refCount: refCountDisposable).asObservable()))
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        var newId: Int?
        switch event {
        case .next(let element):
            subject.on(.next(element))
            do {
                _ = try incrementChecked(&count)
            } catch {
                subject.on(.error(error))
                dispose()
            }
            if count == parent.count {
                count = 0
                windowId += 1
                newId = windowId
                startNewWindowAndCompleteCurrentOne()
            }
        case .error(let error):
            subject.on(.error(error))
            forwardOn(.error(error))
            dispose()
        case .completed:
            subject.on(.completed)
            forwardOn(.completed)
            dispose()
        }
        if let newId {
            createTimer(newId)
        }
    }

    func createTimer(_ windowId: Int) {
        if timerD.isDisposed {
            return
        }
        if self.windowId != windowId {
            return
        }
        let nextTimer = SingleAssignmentDisposable()
        timerD.disposable = nextTimer
        let timer = parent.scheduler.scheduleRelative(windowId, dueTime: parent.timeSpan) { id in
            var newId = 0
            self.lock.performLocked {
                if id != self.windowId {
                    return
                }
                self.count = 0
                self.windowId &+= 1
                newId = self.windowId
                self.startNewWindowAndCompleteCurrentOne()
            }
            self.createTimer(newId)
            return Disposables.create()
        }
        nextTimer.setDisposable(timer)
    }
}

private final class WindowTimeCount<Element>: Producer<Observable<Element>> {
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
        super.init(WindowTimeCount.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == Observable<Element> {
        let sink = WindowTimeCountSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
