// `skip(until:)`: drops all elements until another sequence emits.
// Mirrors: RxSwift/Observables/SkipUntil.swift
// Chapter: none

extension ObservableType {
    /// Emits the elements that arrive after the first element of `other`. An error of either
    /// terminates it. If the source completes first, it sends nothing, not even `completed`.
    ///
    /// ```swift
    /// source.skip(until: start)
    /// // source  a-b-c-d|
    /// // start   ---x
    /// // skip    ----c-d|
    /// ```
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        SkipUntil(source: self.asObservable(), other: other.asObservable())
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "skip(until:)")
    public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
        skip(until: other)
    }
}

private final class SkipUntilSinkOther<Other, Observer: ObserverType>: ObserverType, LockOwnerType,
    SynchronizedOnType
{
    typealias Element = Other
    typealias Parent = SkipUntilSink<Other, Observer>

    private let parent: Parent
    let subscription = SingleAssignmentDisposable()

    var lock: RecursiveLock { parent.lock }

    init(parent: Parent) {
        self.parent = parent
        Resources.incrementTotal()
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next:
            parent.forwardElements = true
            subscription.dispose()
        case .error(let error):
            parent.forwardOn(.error(error))
            parent.dispose()
        case .completed:
            subscription.dispose()
        }
    }

    deinit {
        Resources.decrementTotal()
    }
}

private final class SkipUntilSink<Other, Observer: ObserverType>: Sink<Observer>, ObserverType,
    LockOwnerType, SynchronizedOnType
{
    typealias Element = Observer.Element
    typealias Parent = SkipUntil<Element, Other>

    let lock = RecursiveLock()
    private let parent: Parent
    fileprivate var forwardElements = false
    private let sourceSubscription = SingleAssignmentDisposable()

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next:
            if forwardElements {
                forwardOn(event)
            }
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            if forwardElements {
                forwardOn(event)
            }
            dispose()
        }
    }

    func run() -> Disposable {
        let sourceSubscription = parent.source.subscribe(self)
        let otherObserver = SkipUntilSinkOther(parent: self)
        let otherSubscription = parent.other.subscribe(otherObserver)
        self.sourceSubscription.setDisposable(sourceSubscription)
        otherObserver.subscription.setDisposable(otherSubscription)
        return Disposables.create(sourceSubscription, otherObserver.subscription)
    }
}

private final class SkipUntil<Element, Other>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let other: Observable<Other>

    init(source: Observable<Element>, other: Observable<Other>) {
        self.source = source
        self.other = other
        super.init(SkipUntil.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SkipUntilSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
