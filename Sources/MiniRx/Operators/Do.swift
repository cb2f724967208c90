// `do`: calls closures for the events that pass.
// Mirrors: RxSwift/Observables/Do.swift
// Chapter: 10 (do)

extension ObservableType {
    /// Passes every event on, and calls one closure for its kind before that and one after it.
    ///
    /// If a closure throws, the sequence terminates with the thrown error in place of the event. No
    /// other closure is called for it. Closures run on the thread that sends the event.
    ///
    /// ```swift
    /// Observable.just(1)
    ///     .do(onNext: { print("before", $0) }, afterNext: { print("after", $0) })
    ///     .subscribe(onNext: { print("received", $0) })
    /// // before 1, received 1, after 1
    /// ```
    ///
    /// - parameter onSubscribe: Called before the subscription to the source.
    /// - parameter onSubscribed: Called when that subscription returns, after all events that the
    ///   source sends during it.
    /// - parameter onDispose: Called after the subscription to the source has been disposed of, for
    ///   any reason.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Do(
            source: self.asObservable(),
            eventHandler: { event in
                switch event {
                case .next(let element): try onNext?(element)
                case .error(let error): try onError?(error)
                case .completed: try onCompleted?()
                }
            },
            afterEventHandler: { event in
                switch event {
                case .next(let element): try afterNext?(element)
                case .error(let error): try afterError?(error)
                case .completed: try afterCompleted?()
                }
            },
            onSubscribe: onSubscribe,
            onSubscribed: onSubscribed,
            onDispose: onDispose
        )
    }
}

private final class DoSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias EventHandler = (Event<Element>) throws -> Void
    typealias AfterEventHandler = (Event<Element>) throws -> Void

    let eventHandler: EventHandler
    let afterEventHandler: AfterEventHandler

    init(
        eventHandler: @escaping EventHandler,
        afterEventHandler: @escaping AfterEventHandler,
        observer: Observer,
        cancel: Cancelable
    ) {
        self.eventHandler = eventHandler
        self.afterEventHandler = afterEventHandler
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        do {
            try eventHandler(event)
            forwardOn(event)
            try afterEventHandler(event)
            if event.isStopEvent {
                dispose()
            }
        } catch {
            forwardOn(.error(error))
            dispose()
        }
    }
}

private final class Do<Element>: Producer<Element> {
    typealias EventHandler = (Event<Element>) throws -> Void
    typealias AfterEventHandler = (Event<Element>) throws -> Void

    private let source: Observable<Element>
    let eventHandler: EventHandler
    let afterEventHandler: AfterEventHandler
    private let onSubscribe: (() -> Void)?
    private let onSubscribed: (() -> Void)?
    private let onDispose: (() -> Void)?

    init(
        source: Observable<Element>,
        eventHandler: @escaping EventHandler,
        afterEventHandler: @escaping AfterEventHandler,
        onSubscribe: (() -> Void)?,
        onSubscribed: (() -> Void)?,
        onDispose: (() -> Void)?
    ) {
        self.source = source
        self.eventHandler = eventHandler
        self.afterEventHandler = afterEventHandler
        self.onSubscribe = onSubscribe
        self.onSubscribed = onSubscribed
        self.onDispose = onDispose
        super.init(Do.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        onSubscribe?()
        let sink = DoSink(
            eventHandler: eventHandler,
            afterEventHandler: afterEventHandler,
            observer: observer,
            cancel: cancel
        )
        let subscription = source.subscribe(sink)
        onSubscribed?()
        let onDispose = onDispose
        let allSubscriptions = Disposables.create {
            subscription.dispose()
            onDispose?()
        }
        return (sink: sink, subscription: allSubscriptions)
    }
}
