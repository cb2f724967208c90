// Exercise 16.3: `merge` of several sources. README.md describes the fault.

@testable import MiniRx

/// Forwards the events of all sources, one at a time.
final class MergeAllSink<Observer: ObserverType>: Sink<Observer> {
    typealias Element = Observer.Element

    private let lock = RecursiveLock()
    private let group = CompositeDisposable()
    private var activeCount = 0

    func run(_ sources: [Observable<Element>]) -> Disposable {
        activeCount = sources.count
        for source in sources {
            let place = SingleAssignmentDisposable()
            guard let key = group.insert(place) else { break }
            place.setDisposable(source.subscribe(AnyObserver { self.on($0, from: key) }))
        }
        return group
    }

    private func on(_ event: Event<Element>, from key: CompositeDisposable.DisposeKey) {
        lock.performLocked {
            switch event {
            case .next:
                forwardOn(event)
            case .error:
                forwardOn(event)
                dispose()
            case .completed:
                group.remove(for: key)
                activeCount -= 1
                if activeCount == 0 {
                    forwardOn(.completed)
                    dispose()
                }
            }
        }
    }
}

/// The producer: keeps the sources, and makes a sink for each subscription.
final class MergeAll<Element>: Producer<Element> {
    private let sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = MergeAllSink(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(sources))
    }
}
