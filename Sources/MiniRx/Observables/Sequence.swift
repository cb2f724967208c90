// `of` and `from`: the elements of a Swift sequence, one iteration of the scheduler for each.
// Mirrors: RxSwift/Observables/Sequence.swift
// Chapter: 3 (steps 1, 7, 9 to 13), 1 (why the trampoline), 6 (a loop on the trampoline)

extension ObservableType {
    /// Emits the given elements, then `completed`.
    ///
    /// ```swift
    /// Observable.of(1, 2).subscribe { print($0) }  // next(1), next(2), completed
    /// ```
    ///
    /// - parameter scheduler: Emits one element at a time. By default the thread that subscribes.
    public static func of(
        _ elements: Element...,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        ObservableSequence(elements: elements, scheduler: scheduler)
    }

    /// Emits the array's elements, then `completed`.
    /// - parameter scheduler: Emits one element at a time. By default the thread that subscribes.
    public static func from(
        _ array: [Element],
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        ObservableSequence(elements: array, scheduler: scheduler)
    }

    /// Emits the elements of any Swift sequence, then `completed`. Each subscription iterates over
    /// it anew.
    ///
    /// ```swift
    /// Observable.from([1, 2]).subscribe(onNext: { print($0) })  // 1, 2
    /// Observable.from("ab").subscribe(onNext: { print($0) })    // a, b
    /// ```
    ///
    /// - parameter scheduler: Emits one element at a time. By default the thread that subscribes.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        ObservableSequence(elements: sequence, scheduler: scheduler)
    }
}

private final class ObservableSequenceSink<Sequence: Swift.Sequence, Observer: ObserverType>:
    Sink<Observer>
where Sequence.Element == Observer.Element {
    typealias Parent = ObservableSequence<Sequence>

    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        parent.scheduler.scheduleRecursive(parent.elements.makeIterator()) {
            iterator,
            recurse in
            var rest = iterator
            if let next = rest.next() {
                self.forwardOn(.next(next))
                recurse(rest)
            } else {
                self.forwardOn(.completed)
                self.dispose()
            }
        }
    }
}

private final class ObservableSequence<Sequence: Swift.Sequence>: Producer<Sequence.Element> {
    let elements: Sequence
    let scheduler: ImmediateSchedulerType

    init(elements: Sequence, scheduler: ImmediateSchedulerType) {
        self.elements = elements
        self.scheduler = scheduler
        super.init(ObservableSequence.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ObservableSequenceSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
