// The sink of `merge(maxConcurrent:)` and `concatMap`: queues sequences over the limit.
// Mirrors: MergeLimitedSink and MergeLimitedSinkIter of RxSwift/Observables/Merge.swift
// Chapter: 10 (flatMap and its variants)

private final class MergeLimitedSinkIter<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: ObserverType, LockOwnerType, SynchronizedOnType
where Observer.Element == SourceSequence.Element {
    typealias Parent = MergeLimitedSink<SourceElement, SourceSequence, Observer>
    typealias DisposeKey = CompositeDisposable.DisposeKey
    typealias Element = Observer.Element

    private let parent: Parent
    private let disposeKey: DisposeKey

    var lock: RecursiveLock { parent.lock }

    init(parent: Parent, disposeKey: DisposeKey) {
        self.parent = parent
        self.disposeKey = disposeKey
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next:
            parent.forwardOn(event)
        case .error:
            parent.forwardOn(event)
            parent.dispose()
        case .completed:
            parent.group.remove(for: disposeKey)
            if let next = parent.queue.dequeue() {
                // The new sequence replaces the completed one: the count stays the same.
                parent.subscribe(next, group: parent.group)
            } else {
                parent.activeCount -= 1
                if parent.stopped, parent.activeCount == 0 {
                    parent.forwardOn(.completed)
                    parent.dispose()
                }
            }
        }
    }
}

class MergeLimitedSink<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: Sink<Observer>, ObserverType where Observer.Element == SourceSequence.Element {
    typealias Element = SourceElement

    fileprivate let lock = RecursiveLock()
    private let maxConcurrent: Int
    /// Whether the outer sequence has completed.
    fileprivate var stopped = false
    fileprivate var activeCount = 0
    fileprivate var queue = Queue<SourceSequence>(capacity: 2)
    private let sourceSubscription = SingleAssignmentDisposable()
    fileprivate let group = CompositeDisposable()

    init(maxConcurrent: Int, observer: Observer, cancel: Cancelable) {
        self.maxConcurrent = maxConcurrent
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ source: Observable<SourceElement>) -> Disposable {
        _ = group.insert(sourceSubscription)
        sourceSubscription.setDisposable(source.subscribe(self))
        return group
    }

    fileprivate func subscribe(_ innerSource: SourceSequence, group: CompositeDisposable) {
        let subscription = SingleAssignmentDisposable()
        if let key = group.insert(subscription) {
            let observer = MergeLimitedSinkIter(parent: self, disposeKey: key)
            subscription.setDisposable(innerSource.asObservable().subscribe(observer))
        }
    }

    /// Returns the inner sequence. Abstract.
    func performMap(_ element: SourceElement) throws -> SourceSequence {
        rxAbstractMethod()
    }

    /// Returns the inner sequence if it is to be subscribed to now.
    private func nextElementArrived(element: SourceElement) -> SourceSequence? {
        lock.performLocked {
            let isPlaceFree = activeCount < maxConcurrent
            if isPlaceFree {
                activeCount += 1
            }
            do {
                let inner = try performMap(element)
                if isPlaceFree {
                    return inner
                }
                queue.enqueue(inner)
            } catch {
                forwardOn(.error(error))
                dispose()
            }
            return nil
        }
    }

    func on(_ event: Event<SourceElement>) {
        switch event {
        case .next(let element):
            if let inner = nextElementArrived(element: element) {
                subscribe(inner, group: group)
            }
        case .error(let error):
            lock.performLocked {
                forwardOn(.error(error))
                dispose()
            }
        case .completed:
            lock.performLocked {
                if activeCount == 0 {
                    forwardOn(.completed)
                    dispose()
                } else {
                    sourceSubscription.dispose()
                }
                stopped = true
            }
        }
    }
}
