// `retry(when:)`: another sequence decides when to subscribe again. One sink is for the sequence, one
// for each attempt, one for the retry signals.
// Mirrors: RxSwift/Observables/RetryWhen.swift
// Differs: There is no lock: RxSwift makes one and never takes it.
// Chapter: 14 (retry)

extension ObservableType {
    /// Calls `notificationHandler` once for each subscription, with a sequence of the errors. Each
    /// element of the sequence that it returns causes a new subscription; its terminal event
    /// terminates the result. An error that is not an `Error` is passed on and terminates it too.
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        RetryWhenSequence(
            sources: InfiniteSequence(repeatedValue: self.asObservable()),
            notificationHandler: notificationHandler
        )
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(
        _ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retry(when: notificationHandler)
    }

    /// Works in the same way for errors of any type.
    ///
    /// ```swift
    /// source.retry(when: { $0.delay(.seconds(2), scheduler: clock) })
    /// // source  -a#
    /// // retry   -a---a---a-
    /// ```
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        RetryWhenSequence(
            sources: InfiniteSequence(repeatedValue: self.asObservable()),
            notificationHandler: notificationHandler
        )
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "retry(when:)")
    public func retryWhen<TriggerObservable: ObservableType>(
        _ notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        RetryWhenSequence(
            sources: InfiniteSequence(repeatedValue: self.asObservable()),
            notificationHandler: notificationHandler
        )
    }
}

private final class RetryWhenSequence<
    Sequence: Swift.Sequence,
    TriggerObservable: ObservableType,
    Error
>: Producer<Sequence.Element.Element> where Sequence.Element: ObservableType {
    typealias Element = Sequence.Element.Element
    typealias NotificationHandler = (Observable<Error>) -> TriggerObservable

    let notificationHandler: NotificationHandler
    private let sources: Sequence

    init(sources: Sequence, notificationHandler: @escaping NotificationHandler) {
        self.sources = sources
        self.notificationHandler = notificationHandler
        super.init(RetryWhenSequence.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = RetryWhenSequenceSink<Sequence, Observer, TriggerObservable, Error>(
            parent: self,
            observer: observer,
            cancel: cancel
        )
        return (sink: sink, subscription: sink.run((sources.makeIterator(), nil)))
    }
}

/// Observes the sequence that decides when to subscribe again.
private final class RetryTriggerSink<
    Sequence: Swift.Sequence,
    Observer: ObserverType,
    TriggerObservable: ObservableType,
    Error
>: ObserverType
where Sequence.Element: ObservableType, Sequence.Element.Element == Observer.Element {
    typealias Element = TriggerObservable.Element
    typealias Parent = RetryWhenSequenceSinkIter<Sequence, Observer, TriggerObservable, Error>

    private let parent: Parent

    init(parent: Parent) {
        self.parent = parent
    }

    func on(_ event: Event<Element>) {
        let sink = parent.parent
        switch event {
        case .next:
            sink.lastError = nil
            sink.schedule(.moveNext)
        case .error(let error):
            sink.forwardOn(.error(error))
            sink.dispose()
        case .completed:
            sink.forwardOn(.completed)
            sink.dispose()
        }
    }
}

/// Observes one attempt.
private final class RetryWhenSequenceSinkIter<
    Sequence: Swift.Sequence,
    Observer: ObserverType,
    TriggerObservable: ObservableType,
    Error
>: ObserverType, Disposable
where Sequence.Element: ObservableType, Sequence.Element.Element == Observer.Element {
    typealias Element = Observer.Element
    typealias Parent = RetryWhenSequenceSink<Sequence, Observer, TriggerObservable, Error>

    let parent: Parent
    private let errorHandlerSubscription = SingleAssignmentDisposable()
    private let subscription: Disposable

    init(parent: Parent, subscription: Disposable) {
        self.parent = parent
        self.subscription = subscription
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            parent.forwardOn(event)
        case .error(let error):
            parent.lastError = error
            guard let failedWith = error as? Error else {
                parent.forwardOn(event)
                parent.dispose()
                return
            }
            subscription.dispose()
            // Subscribed before the handler receives the error: it may answer at once
            // (`testRetryWhenTakesAnAnswerThatComesAtOnce`).
            errorHandlerSubscription.setDisposable(
                parent.notifier.subscribe(RetryTriggerSink(parent: self))
            )
            parent.errorSubject.on(.next(failedWith))
        case .completed:
            parent.forwardOn(event)
            parent.dispose()
        }
    }

    func dispose() {
        subscription.dispose()
        errorHandlerSubscription.dispose()
    }
}

private final class RetryWhenSequenceSink<
    Sequence: Swift.Sequence,
    Observer: ObserverType,
    TriggerObservable: ObservableType,
    Error
>: TailRecursiveSink<Sequence, Observer>
where Sequence.Element: ObservableType, Sequence.Element.Element == Observer.Element {
    typealias Parent = RetryWhenSequence<Sequence, TriggerObservable, Error>

    /// Never read: it keeps the operator alive as long as the sink lives.
    private let parent: Parent
    fileprivate var lastError: Swift.Error?
    fileprivate let errorSubject = PublishSubject<Error>()
    private let handler: Observable<TriggerObservable.Element>
    fileprivate let notifier = PublishSubject<TriggerObservable.Element>()

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        handler = parent.notificationHandler(errorSubject).asObservable()
        super.init(observer: observer, cancel: cancel)
    }

    override func done() {
        if let lastError {
            forwardOn(.error(lastError))
            self.lastError = nil
        } else {
            forwardOn(.completed)
        }
        dispose()
    }

    override func extract(_ observable: Observable<Element>) -> SequenceGenerator? {
        // An inner `retry(when:)` has its own handler: its attempts cannot be merged with these.
        nil
    }

    override func subscribeToNext(_ source: Observable<Element>) -> Disposable {
        let subscription = SingleAssignmentDisposable()
        let iter = RetryWhenSequenceSinkIter(parent: self, subscription: subscription)
        subscription.setDisposable(source.subscribe(iter))
        return iter
    }

    override func run(_ sources: SequenceGenerator) -> Disposable {
        let triggerSubscription = handler.subscribe(notifier.asObserver())
        let superSubscription = super.run(sources)
        return Disposables.create(superSubscription, triggerSubscription)
    }
}
