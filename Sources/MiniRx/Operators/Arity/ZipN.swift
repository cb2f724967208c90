// What `zip` of three to eight makes: one producer and one sink for all of them.
// Mirrors: RxSwift/Observables/Zip+arity.swift
// Differs: RxSwift has a producer and a sink for each number of sources: Zip3 and ZipSink3_ to 8.
//   Here a parameter pack stands for the sources, whatever their number.
// Chapter: none

/// Zip2 with any number of sources.
final class ZipN<each E, Result>: Producer<Result> {
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
        let sink = ZipSinkN_(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

private protocol Emptiable: AnyObject {
    var isEmpty: Bool { get }
}

/// The queue of one source: a pack's members cannot be changed one by one.
private final class Values<Element>: Emptiable {
    var queue = Queue<Element>(capacity: 2)

    var isEmpty: Bool { queue.isEmpty }

    /// Called once each queue has an element.
    func dequeue() -> Element { queue.dequeue()! }
}

private final class ZipSinkN_<each E, Observer: ObserverType>: ZipSink<Observer> {
    typealias Parent = ZipN<repeat each E, Observer.Element>

    private let parent: Parent
    private let values: (repeat Values<each E>)
    /// The same, for asking one by its number: going through a pack is slow.
    private let numbered: [any Emptiable]

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        let values = (repeat Values<each E>())
        var numbered: [any Emptiable] = []
        for values in repeat each values { numbered.append(values) }
        self.values = values
        self.numbered = numbered
        super.init(arity: parent.arity, observer: observer, cancel: cancel)
    }

    override func hasElements(_ index: Int) -> Bool {
        !numbered[index].isEmpty
    }

    func run() -> Disposable {
        var subscriptions: [SingleAssignmentDisposable] = []
        let observers = (repeat observer(of: each values, &subscriptions))
        var index = 0
        for (source, observer) in repeat (each parent.sources, each observers) {
            subscriptions[index].setDisposable(source.subscribe(observer))
            index += 1
        }
        return Disposables.create(subscriptions)
    }

    private func observer<Element>(
        of values: Values<Element>,
        _ subscriptions: inout [SingleAssignmentDisposable]
    ) -> ZipObserver<Element> {
        let subscription = SingleAssignmentDisposable()
        subscriptions.append(subscription)
        return ZipObserver(
            lock: lock,
            parent: self,
            index: subscriptions.count - 1,
            setNextValue: { element in
                // RxSwift's closures hold the sink, which is freed last.
                _ = self
                values.queue.enqueue(element)
            },
            this: subscription
        )
    }

    override func getResult() throws -> Observer.Element {
        try parent.resultSelector(repeat (each values).dequeue())
    }
}
