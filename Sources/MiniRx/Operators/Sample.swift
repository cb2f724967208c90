// `sample`: emits the latest element each time that another sequence emits.
// Mirrors: RxSwift/Observables/Sample.swift
// Chapter: none

extension ObservableType {
    /// Emits the latest element, each at most once, when `sampler` emits an element or completes.
    /// After the source has completed, the next such event also sends `completed`. Errors of both
    /// are passed on at once.
    ///
    /// ```swift
    /// source.sample(ticks)
    /// // source  a-b---|
    /// // ticks   -t--tt-t
    /// // sample  -a--b--|
    /// ```
    ///
    /// - parameter defaultValue: The element to emit if the source has emitted no new one.
    public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil)
        -> Observable<Element>
    {
        Sample(
            source: self.asObservable(),
            sampler: sampler.asObservable(),
            defaultValue: defaultValue
        )
    }
}

private final class SamplerSink<Observer: ObserverType, SampleType>: ObserverType, LockOwnerType,
    SynchronizedOnType
{
    typealias Element = SampleType
    typealias Parent = SampleSequenceSink<Observer, SampleType>

    private let parent: Parent

    var lock: RecursiveLock { parent.lock }

    init(parent: Parent) {
        self.parent = parent
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next, .completed:
            if let element = parent.element {
                parent.element = nil
                parent.forwardOn(.next(element))
            } else if let element = parent.defaultValue {
                parent.forwardOn(.next(element))
            }
            if parent.atEnd {
                parent.forwardOn(.completed)
                parent.dispose()
            }
        case .error(let error):
            parent.forwardOn(.error(error))
            parent.dispose()
        }
    }
}

private final class SampleSequenceSink<Observer: ObserverType, SampleType>: Sink<Observer>,
    ObserverType, LockOwnerType, SynchronizedOnType
{
    typealias Element = Observer.Element
    typealias Parent = Sample<Element, SampleType>

    let lock = RecursiveLock()
    private let parent: Parent
    fileprivate let defaultValue: Element?
    fileprivate var element: Element?
    fileprivate var atEnd = false
    private let sourceSubscription = SingleAssignmentDisposable()

    init(parent: Parent, observer: Observer, cancel: Cancelable, defaultValue: Element?) {
        self.parent = parent
        self.defaultValue = defaultValue
        super.init(observer: observer, cancel: cancel)
    }

    func run() -> Disposable {
        sourceSubscription.setDisposable(parent.source.subscribe(self))
        let samplerSubscription = parent.sampler.subscribe(SamplerSink(parent: self))
        return Disposables.create(sourceSubscription, samplerSubscription)
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            self.element = element
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            atEnd = true
            sourceSubscription.dispose()
        }
    }
}

private final class Sample<Element, SampleType>: Producer<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let sampler: Observable<SampleType>
    fileprivate let defaultValue: Element?

    init(source: Observable<Element>, sampler: Observable<SampleType>, defaultValue: Element?) {
        self.source = source
        self.sampler = sampler
        self.defaultValue = defaultValue
        super.init(Sample.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SampleSequenceSink(
            parent: self,
            observer: observer,
            cancel: cancel,
            defaultValue: defaultValue
        )
        return (sink: sink, subscription: sink.run())
    }
}
