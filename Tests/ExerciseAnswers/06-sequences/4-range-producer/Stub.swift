// Exercise 6.4: a range of numbers. What it has to do stands in README.md.

@testable import MiniRx

/// The recipe: where it begins, how many there are, and on whose turns they are sent.
final class RangeProducer<Element: RxAbstractInteger>: Producer<Element> {
    init(start: Element, count: Element, scheduler: ImmediateSchedulerType) {
    }

    /// Makes a sink, starts it, and returns it with what there is to dispose of at the end.
    /// - parameter cancel: The disposer, which will be given both.
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        return (sink: Disposables.create(), subscription: Disposables.create())
    }
}

/// The loop of one subscription.
final class RangeSink<Observer: ObserverType>: Sink<Observer>
where Observer.Element: RxAbstractInteger {
    /// Asks for the first turn.
    /// - returns: What calls off the turns that are still to come.
    func run() -> Disposable {
        return Disposables.create()
    }
}
