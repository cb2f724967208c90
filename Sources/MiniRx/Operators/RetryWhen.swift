// `retry(when:)`: another sequence decides when to subscribe again.
// Mirrors: RxSwift/Observables/RetryWhen.swift
// Differs: The sinks are in RetryWhenSink.swift.
// Chapter: 10 (retry)

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

final class RetryWhenSequence<
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
