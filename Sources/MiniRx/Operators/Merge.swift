// `flatMap`, `merge`, `concatMap`: several inner sequences become one. `MergeSink` subscribes to all
// at the same time; `MergeLimitedSink` queues sequences over a limit.
// Mirrors: RxSwift/Observables/Merge.swift
// Chapter: 12 (flatMap, merge, flatMap and its variants), 16 (disposing with the lock held)

extension ObservableType {
    /// Maps each element to a sequence, subscribes to it at once, and emits the elements of all of
    /// them as they arrive. Completes when this sequence and all inner ones have. The first error,
    /// or one that `selector` throws, terminates it.
    ///
    /// ```swift
    /// taps.flatMap { _ in reply }
    /// // taps     a--b-----|
    /// // reply    --x-y|
    /// // flatMap  --x-yx-y-|
    /// ```
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        FlatMap(source: self.asObservable(), selector: selector)
    }

    /// Works like `flatMap`, but drops an element that arrives while an inner sequence is active.
    /// It does not call `selector` for such an element.
    ///
    /// ```swift
    /// taps.flatMapFirst { _ in reply }
    /// // taps          a--b-----|
    /// // reply         --x-y|
    /// // flatMapFirst  --x-y----|
    /// ```
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        FlatMapFirst(source: self.asObservable(), selector: selector)
    }
}

private final class FlatMapSink<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: MergeSink<SourceElement, SourceSequence, Observer>
where Observer.Element == SourceSequence.Element {
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let selector: Selector

    init(selector: @escaping Selector, observer: Observer, cancel: Cancelable) {
        self.selector = selector
        super.init(observer: observer, cancel: cancel)
    }

    override func performMap(_ element: SourceElement) throws -> SourceSequence {
        try selector(element)
    }
}

private final class FlatMapFirstSink<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: MergeSink<SourceElement, SourceSequence, Observer>
where Observer.Element == SourceSequence.Element {
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let selector: Selector

    override var subscribeNext: Bool { activeCount == 0 }

    init(selector: @escaping Selector, observer: Observer, cancel: Cancelable) {
        self.selector = selector
        super.init(observer: observer, cancel: cancel)
    }

    override func performMap(_ element: SourceElement) throws -> SourceSequence {
        try selector(element)
    }
}

private final class FlatMap<SourceElement, SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let source: Observable<SourceElement>
    private let selector: Selector

    init(source: Observable<SourceElement>, selector: @escaping Selector) {
        self.source = source
        self.selector = selector
        super.init(FlatMap.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = FlatMapSink(selector: selector, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}

private final class FlatMapFirst<SourceElement, SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let source: Observable<SourceElement>
    private let selector: Selector

    init(source: Observable<SourceElement>, selector: @escaping Selector) {
        self.source = source
        self.selector = selector
        super.init(FlatMapFirst.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = FlatMapFirstSink(selector: selector, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Subscribes to each sequence that arrives and emits the elements of all of them, on the
    /// threads on which they arrive. Completes when this sequence and all inner ones have; the
    /// first error terminates it.
    public func merge() -> Observable<Element.Element> {
        Merge(source: self.asObservable())
    }
}

extension ObservableType {
    /// Subscribes to all sequences in order, and emits the elements of all of them. Completes when
    /// all have; the first error terminates it.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection)
        -> Observable<Element> where Collection.Element == Observable<Element>
    {
        MergeArray(sources: Array(sources))
    }

    /// Subscribes to all sequences in order, and emits the elements of all of them. Completes when
    /// all have; the first error terminates it.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        MergeArray(sources: sources)
    }

    /// Subscribes to all sequences in order, and emits the elements of all of them. Completes when
    /// all have; the first error terminates it.
    ///
    /// ```swift
    /// Observable.merge(first, second)
    /// // first   -a--b|
    /// // second  --c--d|
    /// // merge   -ac-bd|
    /// ```
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        MergeArray(sources: sources)
    }
}

private final class MergeBasicSink<Source: ObservableConvertibleType, Observer: ObserverType>:
    MergeSink<Source, Source, Observer>
where Observer.Element == Source.Element {
    override func performMap(_ element: Source) throws -> Source {
        element
    }
}

private final class Merge<SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    private let source: Observable<SourceSequence>

    init(source: Observable<SourceSequence>) {
        self.source = source
        super.init(Merge.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = MergeBasicSink<SourceSequence, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}

private final class MergeArray<Element>: Producer<Element> {
    private let sources: [Observable<Element>]

    init(sources: [Observable<Element>]) {
        self.sources = sources
        super.init(MergeArray.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = MergeBasicSink<Observable<Element>, Observer>(observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(sources))
    }
}

extension ObservableType {
    /// Maps each element to a sequence and emits their elements, one sequence after another. Calls
    /// `selector` as soon as an element arrives; the sequence is then queued until those before it
    /// have completed. An error, or one that `selector` throws, terminates it.
    ///
    /// ```swift
    /// taps.concatMap { _ in reply }
    /// // taps       a--b-----|
    /// // reply      --x-y|
    /// // concatMap  --x-y--x-y|
    /// ```
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        ConcatMap(source: self.asObservable(), selector: selector)
    }
}

private final class ConcatMapSink<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: MergeLimitedSink<SourceElement, SourceSequence, Observer>
where Observer.Element == SourceSequence.Element {
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let selector: Selector

    init(selector: @escaping Selector, observer: Observer, cancel: Cancelable) {
        self.selector = selector
        super.init(maxConcurrent: 1, observer: observer, cancel: cancel)
    }

    override func performMap(_ element: SourceElement) throws -> SourceSequence {
        try selector(element)
    }
}

private final class ConcatMap<SourceElement, SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    typealias Selector = (SourceElement) throws -> SourceSequence

    private let source: Observable<SourceElement>
    private let selector: Selector

    init(source: Observable<SourceElement>, selector: @escaping Selector) {
        self.source = source
        self.selector = selector
        super.init(ConcatMap.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = ConcatMapSink(selector: selector, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run(source))
    }
}

/// Observes one inner sequence.
private final class MergeSinkIter<
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
private class MergeSink<
    SourceElement,
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>:
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

extension ObservableType where Element: ObservableConvertibleType {
    /// Works like `merge()`, but subscribes to at most `maxConcurrent` sequences at a time. The
    /// others are queued until one of those completes.
    ///
    /// ```swift
    /// Observable.of(first, second, third).merge(maxConcurrent: 2)
    /// // first   -a---|
    /// // second  --b-----|
    /// // third   -c|
    /// // merge   -ab---c-|
    /// ```
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        MergeLimited(source: self.asObservable(), maxConcurrent: maxConcurrent)
    }

    /// Emits the elements of one inner sequence after another. An error terminates it.
    public func concat() -> Observable<Element.Element> {
        merge(maxConcurrent: 1)
    }
}

private final class MergeLimitedBasicSink<
    SourceSequence: ObservableConvertibleType,
    Observer: ObserverType
>: MergeLimitedSink<SourceSequence, SourceSequence, Observer>
where Observer.Element == SourceSequence.Element {
    override func performMap(_ element: SourceSequence) throws -> SourceSequence {
        element
    }
}

private final class MergeLimited<SourceSequence: ObservableConvertibleType>:
    Producer<SourceSequence.Element>
{
    private let source: Observable<SourceSequence>
    private let maxConcurrent: Int

    init(source: Observable<SourceSequence>, maxConcurrent: Int) {
        self.source = source
        self.maxConcurrent = maxConcurrent
        super.init(MergeLimited.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable)
    where Observer.Element == SourceSequence.Element {
        let sink = MergeLimitedBasicSink<SourceSequence, Observer>(
            maxConcurrent: maxConcurrent,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run(source))
    }
}

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

private class MergeLimitedSink<
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
