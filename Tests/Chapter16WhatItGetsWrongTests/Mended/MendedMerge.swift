// `merge` of several sources, mended as in RxSwift's main branch: it disposes without its lock.
// Chapter: 16 (disposing with the lock held)

@testable import MiniRxTraced

private final class MendedMergeSink<Observer: ObserverType>: Sink<Observer> {
    typealias Element = Observer.Element

    private let lock = RecursiveLock()
    private let group = CompositeDisposable()
    private var activeCount = 0
    private var isOver = false

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
        switch event {
        case .next:
            forward(event)
        case .error:
            forward(event)
            dispose()
        case .completed:
            group.remove(for: key)
            let isLast = lock.performLocked { () -> Bool in
                activeCount -= 1
                return activeCount == 0
            }
            if isLast {
                forward(.completed)
                dispose()
            }
        }
    }

    /// One event at a time, and none after the end.
    private func forward(_ event: Event<Element>) {
        lock.performLocked {
            guard !isOver else { return }
            isOver = event.isStopEvent
            forwardOn(event)
        }
    }
}

final class MendedMerge<Element>: Producer<Element> {
    private let sources: [Observable<Element>]

    init(_ sources: Observable<Element>...) {
        self.sources = sources
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = MendedMergeSink(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(sources))
    }
}
