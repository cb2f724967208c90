// The observable of `take(until:)` with another sequence.
// Mirrors: RxSwift/Observables/TakeWithPredicate.swift, the part about another observable.
// Chapter: 10 (take until)

private final class TakeUntilSinkOther<Other, Observer: ObserverType>: ObserverType, LockOwnerType,
    SynchronizedOnType
{
    typealias Element = Other
    typealias Parent = TakeUntilSink<Other, Observer>

    private let parent: Parent
    fileprivate let subscription = SingleAssignmentDisposable()

    var lock: RecursiveLock { parent.lock }

    init(parent: Parent) {
        self.parent = parent
        Resources.incrementTotal()
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next:
            parent.forwardOn(.completed)
            parent.dispose()
        case .error(let error):
            parent.forwardOn(.error(error))
            parent.dispose()
        case .completed:
            // From now on only the source itself terminates the sequence.
            subscription.dispose()
        }
    }

    deinit {
        Resources.decrementTotal()
    }
}

private final class TakeUntilSink<Other, Observer: ObserverType>: Sink<Observer>, LockOwnerType,
    ObserverType, SynchronizedOnType
{
    typealias Element = Observer.Element
    typealias Parent = TakeUntil<Element, Other>

    let lock = RecursiveLock()
    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }

    func run() -> Disposable {
        let otherObserver = TakeUntilSinkOther(parent: self)
        // Subscribed to first: if the other sequence emits at once, the source sends nothing
        // (`testTakeUntilSubscribesToTheOtherFirst`).
        let otherSubscription = parent.other.subscribe(otherObserver)
        otherObserver.subscription.setDisposable(otherSubscription)
        let sourceSubscription = parent.source.subscribe(self)
        return Disposables.create(sourceSubscription, otherObserver.subscription)
    }
}

final class TakeUntil<Element, Other>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let other: Observable<Other>

    init(source: Observable<Element>, other: Observable<Other>) {
        self.source = source
        self.other = other
        super.init(TakeUntil.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeUntilSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
