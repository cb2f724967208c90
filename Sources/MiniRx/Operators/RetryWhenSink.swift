// The sinks of `retry(when:)`: for the sequence, for each attempt, and for the retry signals.
// Mirrors: the sinks of RxSwift/Observables/RetryWhen.swift
// Differs: There is no lock: RxSwift makes one and never takes it.
// Chapter: 10 (retry)

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

final class RetryWhenSequenceSink<
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
