// `just`: one element and `completed`. It needs no sink, because no disposal can come in between.
// Mirrors: RxSwift/Observables/Just.swift
// Chapter: 1 (which observables have no sink), 6 (without a sink, just with a scheduler)

extension ObservableType {
    /// Returns a sequence of one element, emitted on the thread that subscribes.
    ///
    /// ```swift
    /// Observable.just([1, 2]).subscribe { print($0) }  // next([1, 2]), completed
    /// ```
    public static func just(_ element: Element) -> Observable<Element> {
        Just(element: element)
    }

    /// Returns a sequence of one element. `scheduler` emits the element, then `completed`.
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType)
        -> Observable<Element>
    {
        JustScheduled(element: element, scheduler: scheduler)
    }
}

private final class JustScheduledSink<Observer: ObserverType>: Sink<Observer> {
    typealias Parent = JustScheduled<Observer.Element>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let scheduler = parent.scheduler
        return scheduler.schedule(parent.element) { element in
            self.forwardOn(.next(element))
            return scheduler.schedule(()) { _ in
                self.forwardOn(.completed)
                self.dispose()
                return Disposables.create()
            }
        }
    }
}

private final class JustScheduled<Element>: Producer<Element> {
    fileprivate let scheduler: ImmediateSchedulerType
    fileprivate let element: Element

    init(element: Element, scheduler: ImmediateSchedulerType) {
        self.scheduler = scheduler
        self.element = element
        super.init(JustScheduled.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = JustScheduledSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class Just<Element>: Producer<Element> {
    private let element: Element

    init(element: Element) {
        self.element = element
        super.init()
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        observer.on(.next(element))
        observer.on(.completed)
        return Disposables.create()
    }
}
