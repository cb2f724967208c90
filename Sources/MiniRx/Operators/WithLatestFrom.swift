// `withLatestFrom`: combines each element with the latest one of another sequence.
// Mirrors: RxSwift/Observables/WithLatestFrom.swift
// Chapter: 13 (combineLatest)

extension ObservableType {
    /// Emits the result of `resultSelector` for each element and the latest one of `second`. Drops
    /// elements that arrive before the first one of `second`. Completes with this sequence. An
    /// error of either, or one that `resultSelector` throws, terminates it.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        WithLatestFrom(
            first: self.asObservable(),
            second: second.asObservable(),
            resultSelector: resultSelector
        )
    }

    /// Emits the latest element of `second` for each element. Drops elements that arrive before the
    /// first one of `second`. Completes with this sequence; an error of either terminates it.
    ///
    /// ```swift
    /// taps.withLatestFrom(text)
    /// // taps            -x--x--x|
    /// // text            --a--b---
    /// // withLatestFrom  ----a--b|
    /// ```
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source)
        -> Observable<Source.Element>
    {
        WithLatestFrom(
            first: self.asObservable(),
            second: second.asObservable(),
            resultSelector: {
                $1
            }
        )
    }
}

private final class WithLatestFromSink<FirstType, SecondType, Observer: ObserverType>:
    Sink<Observer>, ObserverType, LockOwnerType, SynchronizedOnType
{
    typealias ResultType = Observer.Element
    typealias Parent = WithLatestFrom<FirstType, SecondType, ResultType>
    typealias Element = FirstType

    let lock = RecursiveLock()
    fileprivate var latest: SecondType?
    private let parent: Parent

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        let secondSubscription = SingleAssignmentDisposable()
        let second = WithLatestFromSecond(parent: self, disposable: secondSubscription)
        // Subscribed to first: its first element may be needed for the first element of `first`
        // (`testWithLatestFromSubscribesToTheOtherFirst`).
        secondSubscription.setDisposable(parent.second.subscribe(second))
        let firstSubscription = parent.first.subscribe(self)
        return Disposables.create(firstSubscription, secondSubscription)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            guard let latest else { return }
            do {
                forwardOn(.next(try parent.resultSelector(element, latest)))
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        case .completed:
            forwardOn(.completed)
            dispose()
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        }
    }
}

private final class WithLatestFromSecond<FirstType, SecondType, Observer: ObserverType>:
    ObserverType, LockOwnerType, SynchronizedOnType
{
    typealias Parent = WithLatestFromSink<FirstType, SecondType, Observer>
    typealias Element = SecondType

    private let parent: Parent
    private let disposable: Disposable

    var lock: RecursiveLock { parent.lock }

    init(parent: Parent, disposable: Disposable) {
        self.parent = parent
        self.disposable = disposable
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            parent.latest = element
        case .completed:
            // `latest` stays: later elements of `first` still use it.
            disposable.dispose()
        case .error(let error):
            parent.forwardOn(.error(error))
            parent.dispose()
        }
    }
}

private final class WithLatestFrom<FirstType, SecondType, ResultType>: Producer<ResultType> {
    typealias ResultSelector = (FirstType, SecondType) throws -> ResultType

    fileprivate let first: Observable<FirstType>
    fileprivate let second: Observable<SecondType>
    fileprivate let resultSelector: ResultSelector

    init(
        first: Observable<FirstType>,
        second: Observable<SecondType>,
        resultSelector: @escaping ResultSelector
    ) {
        self.first = first
        self.second = second
        self.resultSelector = resultSelector
        super.init(WithLatestFrom.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == ResultType
    {
        let sink = WithLatestFromSink(parent: self, observer: observer, cancel: cancel)
        return (sink: sink, subscription: sink.run())
    }
}
