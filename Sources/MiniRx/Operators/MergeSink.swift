// The sink of `flatMap` and `merge`: any number of inner subscriptions at the same time.
// Mirrors: MergeSink and MergeSinkIter of RxSwift/Observables/Merge.swift
// Differs: The other parts of that file are in Merge, FlatMap, MergeLimited and ConcatMap.swift.
// Chapter: 10 (flatMap, merge), 11 (disposing with the lock held)

/// Observes one inner sequence.
final class MergeSinkIter<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: ObserverType where Observer.Element == SourceSequence.Element {
    typealias Parent = MergeSink<SourceElement, SourceSequence, Observer>
    typealias DisposeKey = CompositeDisposable.DisposeKey
    typealias Element = Observer.Element

    private let parent: Parent
    private let disposeKey: DisposeKey

    init(parent: Parent, disposeKey: DisposeKey) {
        self.parent = parent
        self.disposeKey = disposeKey
    }

    func on(_ event: Event<Element>) {
        parent.lock.performLocked {
            switch event {
            case .next(let element):
                parent.forwardOn(.next(element))
            case .error(let error):
                parent.forwardOn(.error(error))
                parent.dispose()
            case .completed:
                parent.group.remove(for: disposeKey)
                parent.activeCount -= 1
                parent.checkCompleted()
            }
        }
    }
}

/// Observes the outer sequence and maps each element to an inner one.
class MergeSink<SourceElement, SourceSequence: ObservableConvertibleType, Observer: ObserverType>:
    Sink<Observer>, ObserverType
where Observer.Element == SourceSequence.Element {
    typealias Element = SourceElement

    let lock = RecursiveLock()
    /// All subscriptions: the outer one and the inner ones.
    let group = CompositeDisposable()
    private let sourceSubscription = SingleAssignmentDisposable()
    /// The number of inner sequences that have not completed.
    var activeCount = 0
    /// Whether the outer sequence has completed.
    private var stopped = false

    /// Whether to accept the next element.
    var subscribeNext: Bool { true }

    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    /// Returns the inner sequence. Abstract.
    func performMap(_ element: SourceElement) throws -> SourceSequence {
        rxAbstractMethod()
    }

    private func nextElementArrived(element: SourceElement) -> SourceSequence? {
        lock.performLocked {
            guard subscribeNext else { return nil }
            do {
                let inner = try performMap(element)
                activeCount += 1
                return inner
            } catch {
                forwardOn(.error(error))
                dispose()
                return nil
            }
        }
    }

    func on(_ event: Event<SourceElement>) {
        switch event {
        case .next(let element):
            // Outside the lock: the inner sequence may wait for another thread's events
            // (`testAnInnerSequenceMayWaitForAnotherThread`).
            if let inner = nextElementArrived(element: element) {
                subscribeInner(inner.asObservable())
            }
        case .error(let error):
            lock.performLocked {
                forwardOn(.error(error))
                dispose()
            }
        case .completed:
            lock.performLocked {
                stopped = true
                sourceSubscription.dispose()
                checkCompleted()
            }
        }
    }

    private func subscribeInner(_ source: Observable<Observer.Element>) {
        let iterDisposable = SingleAssignmentDisposable()
        // `insert` returns `nil` if the group has been disposed of in the meantime.
        if let disposeKey = group.insert(iterDisposable) {
            let iter = MergeSinkIter(parent: self, disposeKey: disposeKey)
            iterDisposable.setDisposable(source.subscribe(iter))
        }
    }

    /// The caller holds the lock.
    fileprivate func checkCompleted() {
        if stopped, activeCount == 0 {
            forwardOn(.completed)
            dispose()
        }
    }

    func run(_ source: Observable<SourceElement>) -> Disposable {
        _ = group.insert(sourceSubscription)
        sourceSubscription.setDisposable(source.subscribe(self))
        return group
    }

    /// Subscribes without an outer sequence: all inner sequences are known.
    func run(_ sources: [Observable<Observer.Element>]) -> Disposable {
        // Counts all of them first: the first may complete while it is subscribed to
        // (`testMergeOfAnArrayWaitsForAllOfIt`).
        activeCount += sources.count
        for source in sources {
            subscribeInner(source)
        }
        stopped = true
        checkCompleted()
        return group
    }
}
