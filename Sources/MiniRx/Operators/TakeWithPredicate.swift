// `take(until:)` and `take(while:)`: emit elements until another sequence or a test ends it.
// Mirrors: RxSwift/Observables/TakeWithPredicate.swift
// Chapter: 13 (take until)

private final class TakeUntilSinkOther<Other, Observer: ObserverType>: ObserverType, LockOwnerType,
    SynchronizedOnType
{
    typealias Element = Other
    typealias Parent = TakeUntilSink<Other, Observer>

    private let parent: Parent
    fileprivate let subscription = SingleAssignmentDisposable()

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
            parent.forwardOn(.completed)
            parent.dispose()
        case .error(let error):
            parent.forwardOn(.error(error))
            parent.dispose()
        case .completed:
            // From now on only the source itself terminates the sequence.
            subscription.dispose()
        }
    }

    deinit {
        Resources.decrementTotal()
    }
}

private final class TakeUntilSink<Other, Observer: ObserverType>: Sink<Observer>, LockOwnerType,
    ObserverType, SynchronizedOnType
{
    typealias Element = Observer.Element
    typealias Parent = TakeUntil<Element, Other>

    let lock = RecursiveLock()
    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        forwardOn(event)
        if event.isStopEvent {
            dispose()
        }
    }

    func run() -> Disposable {
        let otherObserver = TakeUntilSinkOther(parent: self)
        // Subscribed to first: if the other sequence emits at once, the source sends nothing
        // (`testTakeUntilSubscribesToTheOtherFirst`).
        let otherSubscription = parent.other.subscribe(otherObserver)
        otherObserver.subscription.setDisposable(otherSubscription)
        let sourceSubscription = parent.source.subscribe(self)
        return Disposables.create(sourceSubscription, otherObserver.subscription)
    }
}

private final class TakeUntil<Element, Other>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let other: Observable<Other>

    init(source: Observable<Element>, other: Observable<Other>) {
        self.source = source
        self.other = other
        super.init(TakeUntil.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeUntilSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}

extension ObservableType {
    /// Emits elements until the first element of `other`, then `completed`. An error of `other`
    /// also terminates it; `completed` of `other` does not.
    ///
    /// ```swift
    /// source.take(until: end)
    /// // source  a-b-c-d|
    /// // end     -----x
    /// // take    a-b-c|
    /// ```
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        TakeUntil(source: self.asObservable(), other: other.asObservable())
    }

    /// Emits the elements up to the first one for which `predicate` returns `true`, then
    /// `completed`. If `predicate` throws, the sequence terminates with the thrown error.
    ///
    /// - parameter behavior: Whether that element is emitted as well.
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        TakeUntilPredicate(
            source: self.asObservable(),
            behavior: behavior,
            predicate: predicate
        )
    }

    /// Emits the elements up to the first one that `predicate` rejects, then `completed`.
    ///
    /// ```swift
    /// let numbers = Observable.of(1, 5, 2)
    /// numbers.take(while: { $0 < 3 }).subscribe(onNext: { print($0) })  // 1
    /// numbers.take(while: { $0 < 3 }, behavior: .inclusive)
    ///     .subscribe(onNext: { print($0) })                             // 1, 5
    /// ```
    ///
    /// - parameter behavior: Whether that element is emitted as well.
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(
            until: { element in
                try !predicate(element)
            },
            behavior: behavior
        )
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "take(until:)")
    public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
        take(until: other)
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "take(until:behavior:)")
    public func takeUntil(
        _ behavior: TakeBehavior,
        predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> {
        take(until: predicate, behavior: behavior)
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "take(while:)")
    public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        take(
            until: { element in
                try !predicate(element)
            },
            behavior: .exclusive
        )
    }
}

/// Whether `take(until:behavior:)` and `take(while:behavior:)` emit the last tested element.
public enum TakeBehavior {
    /// Emits that element.
    case inclusive
    /// Drops that element.
    case exclusive
}

private final class TakeUntilPredicateSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = TakeUntilPredicate<Element>

    private let parent: Parent
    private var running = true

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            guard running else { return }
            do {
                running = try !parent.predicate(element)
            } catch {
                forwardOn(.error(error))
                dispose()
                return
            }
            if running {
                forwardOn(.next(element))
            } else {
                if parent.behavior == .inclusive {
                    forwardOn(.next(element))
                }
                forwardOn(.completed)
                dispose()
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }
}

private final class TakeUntilPredicate<Element>: Producer<Element> {
    typealias Predicate = (Element) throws -> Bool

    private let source: Observable<Element>
    let predicate: Predicate
    let behavior: TakeBehavior

    init(source: Observable<Element>, behavior: TakeBehavior, predicate: @escaping Predicate) {
        self.source = source
        self.behavior = behavior
        self.predicate = predicate
        super.init(TakeUntilPredicate.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = TakeUntilPredicateSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
