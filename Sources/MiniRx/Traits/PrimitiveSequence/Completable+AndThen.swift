// `andThen`: continues with another sequence after a Completable has completed.
// Mirrors: RxSwift/Traits/PrimitiveSequence/Completable+AndThen.swift
// Chapter: 7 (operators that keep the promise), 16 (andThen keeps its first sequence)

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Subscribes to `second` when this completable completes. If it fails, the result fails too.
    ///
    /// ```swift
    /// Completable.empty().andThen(Single.just(1)).subscribe { print($0) }  // success(1)
    /// ```
    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        let completable = primitiveSequence.asObservable()
        return Single(
            raw: ConcatCompletable(completable: completable, second: second.asObservable())
        )
    }

    /// Subscribes to `second` when this completable completes. If it fails, the result fails too.
    public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
        let completable = primitiveSequence.asObservable()
        return Maybe(
            raw: ConcatCompletable(completable: completable, second: second.asObservable())
        )
    }

    /// Subscribes to `second` when this completable completes. If it fails, the result fails too.
    public func andThen(_ second: Completable) -> Completable {
        let completable = primitiveSequence.asObservable()
        return Completable(
            raw: ConcatCompletable(completable: completable, second: second.asObservable())
        )
    }

    /// Subscribes to `second` when this completable completes. If it fails, the result fails too.
    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
        let completable = primitiveSequence.asObservable()
        return ConcatCompletable(completable: completable, second: second.asObservable())
    }
}

private final class ConcatCompletableSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Swift.Never
    typealias Parent = ConcatCompletable<Observer.Element>

    private let parent: Parent
    private let subscription = SerialDisposable()

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        // Stored before the subscription: the completable may complete before `subscribe` returns.
        // Its disposable must not replace the second subscription
        // (`testAndThenKeepsTheSecondSubscription`).
        let subscription = SingleAssignmentDisposable()
        self.subscription.disposable = subscription
        subscription.setDisposable(parent.completable.subscribe(self))
        return self.subscription
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        case .completed:
            subscription.disposable = parent.second.subscribe(
                ConcatCompletableSinkOther(parent: self)
            )
        }
    }
}

private final class ConcatCompletableSinkOther<Observer: ObserverType>: ObserverType {
    typealias Element = Observer.Element
    typealias Parent = ConcatCompletableSink<Observer>

    private let parent: Parent

    init(parent: Parent) {
        self.parent = parent
    }

    func on(_ event: Event<Element>) {
        parent.forwardOn(event)
        if event.isStopEvent {
            parent.dispose()
        }
    }
}

private final class ConcatCompletable<Element>: Producer<Element> {
    fileprivate let completable: Observable<Swift.Never>
    fileprivate let second: Observable<Element>

    init(completable: Observable<Swift.Never>, second: Observable<Element>) {
        self.completable = completable
        self.second = second
        super.init(ConcatCompletable.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ConcatCompletableSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
