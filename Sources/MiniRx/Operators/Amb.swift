// `amb`: the sequence that emits first wins; the other one is disposed of.
// Mirrors: RxSwift/Observables/Amb.swift
// Chapter: 13 (questions)

extension ObservableType {
    /// Emits the events of the sequence that emits first, and disposes of the others. The first
    /// event may be of any kind. With an empty collection it never emits.
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        sequence.reduce(Observable<Element>.never()) { winner, next in
            winner.amb(next.asObservable())
        }
    }
}

extension ObservableType {
    /// Emits the events of this sequence or of `right`, whichever emits its first event (of any
    /// kind) before the other. Disposes of the other one.
    ///
    /// ```swift
    /// left.amb(right)
    /// // left   --a-b|
    /// // right  -x-y--z|
    /// // amb    -x-y--z|
    /// ```
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element>
    where O2.Element == Element {
        Amb(left: self.asObservable(), right: right.asObservable())
    }
}

private enum AmbState {
    case neither
    case left
    case right
}

/// Observes one of the two sequences. Its closure is replaced when its sequence wins.
private final class AmbObserver<Observer: ObserverType>: ObserverType {
    typealias Element = Observer.Element
    typealias Parent = AmbSink<Observer>
    typealias Sink = (AmbObserver<Observer>, Event<Element>) -> Void

    private let parent: Parent
    fileprivate var sink: Sink
    fileprivate var cancel: Disposable

    init(parent: Parent, cancel: Disposable, sink: @escaping Sink) {
        Resources.incrementTotal()
        self.parent = parent
        self.sink = sink
        self.cancel = cancel
    }

    func on(_ event: Event<Element>) {
        sink(self, event)
        if event.isStopEvent {
            cancel.dispose()
        }
    }

    deinit {
        Resources.decrementTotal()
    }
}

private final class AmbSink<Observer: ObserverType>: Sink<Observer> {
    typealias Element = Observer.Element
    typealias Parent = Amb<Element>

    private let parent: Parent
    private let lock = RecursiveLock()
    private var choice = AmbState.neither

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let subscription1 = SingleAssignmentDisposable()
        let subscription2 = SingleAssignmentDisposable()
        let disposeAll = Disposables.create(subscription1, subscription2)

        let forwardEvent = { (_: AmbObserver<Observer>, event: Event<Element>) in
            self.forward(event)
        }
        let decide = {
            (observer: AmbObserver, event: Event<Element>, me: AmbState, other: Disposable) in
            self.lock.performLocked {
                if self.choice == .neither {
                    self.choice = me
                    observer.sink = forwardEvent
                    observer.cancel = disposeAll
                    other.dispose()
                }
                if self.choice == me {
                    self.forward(event)
                }
            }
        }
        let sink1 = AmbObserver<Observer>(parent: self, cancel: subscription1) { observer, event in
            decide(observer, event, .left, subscription2)
        }
        // As in RxSwift, `cancel` is the other observer's subscription. A loser that terminates
        // during its subscription stops the winner (`testALoserThatEndsAtOnceStopsTheWinner`).
        let sink2 = AmbObserver<Observer>(parent: self, cancel: subscription1) { observer, event in
            decide(observer, event, .right, subscription1)
        }
        subscription1.setDisposable(parent.left.subscribe(sink1))
        subscription2.setDisposable(parent.right.subscribe(sink2))
        return disposeAll
    }

    private func forward(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }
}

private final class Amb<Element>: Producer<Element> {
    fileprivate let left: Observable<Element>
    fileprivate let right: Observable<Element>

    init(left: Observable<Element>, right: Observable<Element>) {
        self.left = left
        self.right = right
        super.init(Amb.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = AmbSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
