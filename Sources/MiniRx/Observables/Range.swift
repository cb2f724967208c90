// `range`: consecutive integers, one iteration of the scheduler for each.
// Mirrors: RxSwift/Observables/Range.swift
// Chapter: 6 (a loop on the trampoline, stopped in the middle)

/// The integer types with which `range` and the timers count.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
    /// Emits `count` consecutive integers, beginning with `start`.
    ///
    /// A negative count, or a last value that `Element` cannot represent, ends the program.
    ///
    /// ```swift
    /// Observable<Int>.range(start: 3, count: 3).subscribe(onNext: { print($0) })  // 3, 4, 5
    /// ```
    ///
    /// - parameter scheduler: Emits one value at a time. By default the thread that subscribes.
    public static func range(
        start: Element,
        count: Element,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        RangeProducer<Element>(start: start, count: count, scheduler: scheduler)
    }
}

final class RangeProducer<Element: RxAbstractInteger>: Producer<Element> {
    let start: Element
    let count: Element
    let scheduler: ImmediateSchedulerType

    init(start: Element, count: Element, scheduler: ImmediateSchedulerType) {
        guard count >= 0 else {
            rxFatalError("count can't be negative")
        }
        guard count == 0 || !start.addingReportingOverflow(count - 1).overflow else {
            rxFatalError("overflow of count")
        }
        self.start = start
        self.count = count
        self.scheduler = scheduler
        super.init(RangeProducer.self)
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
    typealias Parent = RangeProducer<Observer.Element>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        parent.scheduler.scheduleRecursive(0 as Observer.Element) { index, recurse in
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
