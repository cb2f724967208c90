// Exercise 13.1: `combineLatest` of two sources. README.md describes the fault.

@testable import MiniRx

/// Keeps the latest element of each source. All its methods are called with the lock held.
final class CombineLatestSink<E1, E2, Observer: ObserverType>: Sink<Observer> {
    typealias Selector = (E1, E2) throws -> Observer.Element

    let lock = RecursiveLock()
    private let selector: Selector
    private var latest1: E1?
    private var latest2: E2?
    private var hasValue = [false, false]
    private var numberOfValues = 0
    private var isDone = [false, false]
    private var numberOfDone = 0

    init(selector: @escaping Selector, observer: Observer, cancel: Cancelable) {
        self.selector = selector
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ source1: Observable<E1>, _ source2: Observable<E2>) -> Disposable {
        let subscriptions = [SingleAssignmentDisposable(), SingleAssignmentDisposable()]
        let observer1 = CombineLatestObserver<E1, E1, E2, Observer>(
            parent: self,
            index: 0,
            setLatestValue: { self.latest1 = $0 },
            this: subscriptions[0]
        )
        let observer2 = CombineLatestObserver<E2, E1, E2, Observer>(
            parent: self,
            index: 1,
            setLatestValue: { self.latest2 = $0 },
            this: subscriptions[1]
        )
        subscriptions[0].setDisposable(source1.subscribe(observer1))
        subscriptions[1].setDisposable(source2.subscribe(observer2))
        return Disposables.create(subscriptions)
    }

    /// A source has sent an element.
    func next(_ index: Int) {
        if !hasValue[index] {
            hasValue[index] = true
            numberOfValues += 1
        }
        if isDone[1 - index] {
            forwardOn(.completed)
            dispose()
        } else if numberOfValues == 2 {
            forwardResult()
        }
    }

    private func forwardResult() {
        guard let latest1, let latest2 else { return }
        do {
            forwardOn(.next(try selector(latest1, latest2)))
        } catch {
            fail(error)
        }
    }

    /// A source has failed.
    func fail(_ error: Swift.Error) {
        forwardOn(.error(error))
        dispose()
    }

    /// A source has completed.
    func done(_ index: Int) {
        guard !isDone[index] else { return }
        isDone[index] = true
        numberOfDone += 1
        if numberOfDone == 2 {
            forwardOn(.completed)
            dispose()
        }
    }
}

/// Observes one source.
final class CombineLatestObserver<Element, E1, E2, Observer: ObserverType>: ObserverType {
    private let parent: CombineLatestSink<E1, E2, Observer>
    private let index: Int
    private let setLatestValue: (Element) -> Void
    private let this: Disposable

    init(
        parent: CombineLatestSink<E1, E2, Observer>,
        index: Int,
        setLatestValue: @escaping (Element) -> Void,
        this: Disposable
    ) {
        self.parent = parent
        self.index = index
        self.setLatestValue = setLatestValue
        self.this = this
    }

    func on(_ event: Event<Element>) {
        parent.lock.performLocked {
            switch event {
            case .next(let element):
                setLatestValue(element)
                parent.next(index)
            case .error(let error):
                this.dispose()
                parent.fail(error)
            case .completed:
                this.dispose()
                parent.done(index)
            }
        }
    }
}

/// The producer: keeps the sources and the closure, and makes a sink for each subscription.
final class CombineLatest2<E1, E2, Result>: Producer<Result> {
    typealias Selector = (E1, E2) throws -> Result

    private let source1: Observable<E1>
    private let source2: Observable<E2>
    private let selector: Selector

    init(source1: Observable<E1>, source2: Observable<E2>, selector: @escaping Selector) {
        self.source1 = source1
        self.source2 = source2
        self.selector = selector
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSink<E1, E2, Observer>(
            selector: selector,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run(source1, source2))
    }
}
