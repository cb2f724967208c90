// Breaks: Each event is sent in an iteration of its own.

@testable import MiniRx

final class RangeProducer<Element: RxAbstractInteger>: Producer<Element> {
    fileprivate let start: Element
    fileprivate let count: Element
    fileprivate let scheduler: ImmediateSchedulerType

    init(start: Element, count: Element, scheduler: ImmediateSchedulerType) {
        self.start = start
        self.count = count
        self.scheduler = scheduler
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = RangeSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

final class RangeSink<Observer: ObserverType>: Sink<Observer>
where Observer.Element: RxAbstractInteger {
    private let parent: RangeProducer<Observer.Element>

    init(parent: RangeProducer<Observer.Element>, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        return parent.scheduler.schedule(parent) { parent in
            var index: Observer.Element = 0
            while index < parent.count {
                self.forwardOn(.next(parent.start + index))
                index += 1
            }
            self.forwardOn(.completed)
            self.dispose()
            return Disposables.create()
        }
    }
}
