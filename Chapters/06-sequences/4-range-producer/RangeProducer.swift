// Exercise 6.4: a range of numbers. README.md says what it has to do.

@testable import MiniRx

/// The producer: the first number, the count, and the scheduler that runs the iterations.
final class RangeProducer<Element: RxAbstractInteger>: Producer<Element> {
    init(start: Element, count: Element, scheduler: ImmediateSchedulerType) {
    }

    /// Makes a sink, starts it, and returns it together with what must be disposed of.
    /// - parameter cancel: The disposer, which receives both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        return (sink: Disposables.create(), subscription: Disposables.create())
    }
}

/// The loop of one subscription.
final class RangeSink<Observer: ObserverType>: Sink<Observer>
where Observer.Element: RxAbstractInteger {
    /// Requests the first iteration.
    /// - returns: A disposable that cancels the iterations that have not run.
    func run() -> Disposable {
        return Disposables.create()
    }
}
