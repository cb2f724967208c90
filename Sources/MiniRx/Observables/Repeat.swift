// `repeatElement`: one element, repeated endlessly.
// Mirrors: RxSwift/Observables/Repeat.swift
// Chapter: 6 (a loop on the trampoline)

extension ObservableType {
    /// Emits `element` repeatedly and never terminates.
    ///
    /// On the default scheduler `subscribe` does not return until a handler disposes.
    ///
    /// ```swift
    /// Observable.repeatElement("ha").take(2).subscribe { print($0) }
    /// // next(ha), next(ha), completed
    /// ```
    ///
    /// - parameter scheduler: Emits one element at a time. By default the thread that subscribes.
    public static func repeatElement(
        _ element: Element,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        RepeatElement(element: element, scheduler: scheduler)
    }
}

private final class RepeatElement<Element>: Producer<Element> {
    let element: Element
    let scheduler: ImmediateSchedulerType

    init(element: Element, scheduler: ImmediateSchedulerType) {
        self.element = element
        self.scheduler = scheduler
        super.init(RepeatElement.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = RepeatElementSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private final class RepeatElementSink<Observer: ObserverType>: Sink<Observer> {
    typealias Parent = RepeatElement<Observer.Element>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        parent.scheduler.scheduleRecursive(parent.element) { element, recurse in
            self.forwardOn(.next(element))
            recurse(element)
        }
    }
}
