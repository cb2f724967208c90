// `from(optional:)`: one element or none, then `completed`.
// Mirrors: RxSwift/Observables/Optional.swift
// Chapter: 6 (a subscribe without a sink)

extension ObservableType {
    /// Returns a sequence of the element, if any, emitted on the thread that subscribes.
    ///
    /// ```swift
    /// Observable.from(optional: Int("7")).subscribe { print($0) }      // next(7), completed
    /// Observable.from(optional: Int("seven")).subscribe { print($0) }  // completed
    /// ```
    public static func from(optional: Element?) -> Observable<Element> {
        ObservableOptional(optional: optional)
    }

    /// Returns a sequence of the element, if any. `scheduler` emits the element and `completed`, in
    /// an action each.
    public static func from(optional: Element?, scheduler: ImmediateSchedulerType)
        -> Observable<Element>
    {
        ObservableOptionalScheduled(optional: optional, scheduler: scheduler)
    }
}

private final class ObservableOptionalScheduledSink<Observer: ObserverType>: Sink<Observer> {
    typealias Parent = ObservableOptionalScheduled<Observer.Element>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        parent.scheduler.schedule(parent.optional) { optional in
            guard let element = optional else {
                return self.end()
            }
            self.forwardOn(.next(element))
            return self.parent.scheduler.schedule(()) { _ in
                self.end()
            }
        }
    }

    private func end() -> Disposable {
        forwardOn(.completed)
        dispose()
        return Disposables.create()
    }
}

private final class ObservableOptionalScheduled<Element>: Producer<Element> {
    fileprivate let optional: Element?
    fileprivate let scheduler: ImmediateSchedulerType

    init(optional: Element?, scheduler: ImmediateSchedulerType) {
        self.optional = optional
        self.scheduler = scheduler
        super.init(ObservableOptionalScheduled.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ObservableOptionalScheduledSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class ObservableOptional<Element>: Producer<Element> {
    private let optional: Element?

    init(optional: Element?) {
        self.optional = optional
        super.init()
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if let element = optional {
            observer.on(.next(element))
        }
        observer.on(.completed)
        return Disposables.create()
    }
}
