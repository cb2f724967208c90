// `repeatElement`: one element for ever.
// Mirrors: RxSwift/Observables/Repeat.swift
// Left out: nothing.
// Chapter: 6 (a loop on the trampoline)

extension ObservableType {
    /// A sequence that sends `element` again and again and never ends by itself.
    ///
    /// On the default scheduler `subscribe` does not return until somebody disposes from inside.
    /// - parameter scheduler: Sends them, one at a time. By default the thread that subscribes.
    ///
    /// Chapter 6. Mirrors `RxSwift/Observables/Repeat.swift`.
    @inlinable
    public static func repeatElement(
        _ element: Element,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        RepeatElement(element: element, scheduler: scheduler)
    }
}

@usableFromInline
final class RepeatElement<Element>: Producer<Element> {
    @usableFromInline let element: Element
    @usableFromInline let scheduler: ImmediateSchedulerType

    @inlinable
    init(element: Element, scheduler: ImmediateSchedulerType) {
        self.element = element
        self.scheduler = scheduler
        super.init()
        specialize(RepeatElement.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = RepeatElementSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

@usableFromInline
final class RepeatElementSink<Observer: ObserverType>: Sink<Observer> {
    @usableFromInline typealias Parent = RepeatElement<Observer.Element>

    @usableFromInline let parent: Parent

    @inlinable
    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func run() -> Disposable {
        parent.scheduler.scheduleRecursive(parent.element) { element, recurse in
            self.forwardOn(.next(element))
            recurse(element)
        }
    }
}
