// Exercise 16.2: `andThen`, and what it keeps. README.md describes the fault.

@testable import MiniRx

/// The producer: subscribes to `second` when `first` has completed.
final class AndThen<Element>: Producer<Element> {
    let first: Observable<Swift.Never>
    let second: Observable<Element>

    init(_ first: Completable, _ second: Observable<Element>) {
        self.first = first.asObservable()
        self.second = second
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = AndThenSink(second: second, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(first))
    }
}

/// Observes the first sequence.
final class AndThenSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Swift.Never

    private let second: Observable<Observer.Element>
    private let subscription = SerialDisposable()

    init(second: Observable<Observer.Element>, observer: Observer, cancel: Cancelable) {
        self.second = second
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ first: Observable<Swift.Never>) -> Disposable {
        // The first may complete before `subscribe` returns: set its disposable before that.
        let place = SingleAssignmentDisposable()
        subscription.disposable = place
        place.setDisposable(first.subscribe(self))
        return subscription
    }

    func on(_ event: Event<Swift.Never>) {
        switch event {
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        case .completed:
            subscription.disposable = second.subscribe(AndThenSecond(parent: self))
        }
    }
}

/// Observes the second sequence.
final class AndThenSecond<Observer: ObserverType>: ObserverType {
    typealias Element = Observer.Element

    private let parent: AndThenSink<Observer>

    init(parent: AndThenSink<Observer>) {
        self.parent = parent
    }

    func on(_ event: Event<Element>) {
        parent.forwardOn(event)
        if event.isStopEvent {
            parent.dispose()
        }
    }
}
