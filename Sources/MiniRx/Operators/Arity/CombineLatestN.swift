// What `combineLatest` of three to eight makes: one producer and one sink for all of them.
// Mirrors: RxSwift/Observables/CombineLatest+arity.swift
// Differs: RxSwift has a producer and a sink for each number of sources: CombineLatest3 and
//   CombineLatestSink3_ to 8. Here a parameter pack stands for the sources, whatever their number.
// Chapter: none

/// CombineLatest2 with any number of sources.
final class CombineLatestN<each E, Result>: Producer<Result> {
    typealias ResultSelector = (repeat each E) throws -> Result

    fileprivate let sources: (repeat Observable<each E>)
    fileprivate let resultSelector: ResultSelector
    fileprivate let arity: Int

    init(_ sources: repeat Observable<each E>, resultSelector: @escaping ResultSelector) {
        self.sources = (repeat each sources)
        self.resultSelector = resultSelector
        var arity = 0
        for _ in repeat (each E).self { arity += 1 }
        self.arity = arity
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Result
    {
        let sink = CombineLatestSinkN_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

/// Where the latest element of one source is: a pack's members cannot be changed one by one.
private final class LatestElement<Element> {
    var optional: Element?
    /// Asked for once there is one.
    var element: Element { optional! }
}

private final class CombineLatestSinkN_<each E, Observer: ObserverType>:
    CombineLatestSink<Observer>
{
    typealias Parent = CombineLatestN<repeat each E, Observer.Element>

    private let parent: Parent
    private let latestElements: (repeat LatestElement<each E>)

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        latestElements = (repeat LatestElement<each E>())
        super.init(arity: parent.arity, observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        var subscriptions: [SingleAssignmentDisposable] = []
        let observers = (repeat observer(of: each latestElements, &subscriptions))
        var index = 0
        for (source, observer) in repeat (each parent.sources, each observers) {
            subscriptions[index].setDisposable(source.subscribe(observer))
            index += 1
        }
        return Disposables.create(subscriptions)
    }

    private func observer<Element>(
        of latest: LatestElement<Element>,
        _ subscriptions: inout [SingleAssignmentDisposable]
    ) -> CombineLatestObserver<Element> {
        let subscription = SingleAssignmentDisposable()
        subscriptions.append(subscription)
        return CombineLatestObserver(
            lock: lock,
            parent: self,
            index: subscriptions.count - 1,
            setLatestValue: { element in
                // RxSwift's closures hold the sink, which is freed last.
                _ = self
                latest.optional = element
            },
            this: subscription
        )
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(repeat (each latestElements).element)
    }
}
