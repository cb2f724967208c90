// `andThen`, mended as in RxSwift 6.8: the sink keeps what follows, and not what comes first.
// Chapter: 16 (andThen keeps what is done)

@testable import MiniRxTraced

private final class MendedAndThenSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Swift.Never

    private let second: Observable<Observer.Element>
    private let subscription = SerialDisposable()

    init(second: Observable<Observer.Element>, observer: Observer, cancel: Cancelable) {
        self.second = second
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ first: Observable<Swift.Never>) -> Disposable {
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
            subscription.disposable = second.subscribe(
                AnyObserver { event in
                    self.forwardOn(event)
                    if event.isStopEvent { self.dispose() }
                }
            )
        }
    }
}

final class MendedAndThen<Element>: Producer<Element> {
    private let first: Observable<Swift.Never>
    private let second: Observable<Element>

    init(_ first: Completable, _ second: Observable<Element>) {
        self.first = first.asObservable()
        self.second = second
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = MendedAndThenSink(second: second, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(first))
    }
}
