// Exercise 6.4: a range of numbers. What it has to do stands in README.md.

@testable import MiniRx

/// The recipe: where it begins, how many there are, and on whose turns they are sent.
final class RangeProducer<Element: RxAbstractInteger>: Producer<Element> {
    fileprivate let start: Element
    fileprivate let count: Element
    fileprivate let scheduler: ImmediateSchedulerType

    init(start: Element, count: Element, scheduler: ImmediateSchedulerType) {
        self.start = start
        self.count = count
        self.scheduler = scheduler
    }

    /// Makes a sink, starts it, and returns it with what there is to dispose of at the end.
    /// - parameter cancel: The disposer, which will be given both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = RangeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

/// The loop of one subscription.
final class RangeSink<Observer: ObserverType>: Sink<Observer>
where Observer.Element: RxAbstractInteger {
    private let parent: RangeProducer<Observer.Element>

    init(parent: RangeProducer<Observer.Element>, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    /// Asks for the first turn.
    /// - returns: What calls off the turns that are still to come.
    func run() -> Disposable {
        return parent.scheduler.scheduleRecursive(0 as Observer.Element) { index, recurse in
            if index < self.parent.count {
                self.forwardOn(.next(self.parent.start + index))
                recurse(index + 1)
            } else {
                self.forwardOn(.completed)
                self.dispose()
            }
        }
    }
}
