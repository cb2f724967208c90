// `create`: a sequence made of a closure that sends events.
// Mirrors: RxSwift/Observables/Create.swift
// Chapter: 1 (steps 1, 8, 9, 11), 6 (calling your closure)

extension ObservableType {
    /// Returns a sequence that runs `subscribe` for each subscription, on the caller's thread.
    ///
    /// ```swift
    /// Observable<Int>.create { observer in
    ///     observer.onNext(1)
    ///     observer.onCompleted()
    ///     return Disposables.create { print("disposed") }
    /// }.subscribe { print($0) }  // next(1), completed, disposed
    /// ```
    ///
    /// - parameter subscribe: Receives an observer to send events to. Its result is disposed of
    ///   when the subscription ends.
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable)
        -> Observable<Element>
    {
        AnonymousObservable(subscribe)
    }
}

final class AnonymousObservableSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element
    typealias Parent = AnonymousObservable<Element>

    private let isStopped = AtomicInt(0)

    private let synchronizationTracker = SynchronizationTracker()

    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        synchronizationTracker.register(synchronizationErrorMessage: .default)
        defer { synchronizationTracker.unregister() }
        switch event {
        case .next:
            if isStopped.isSet {
                return
            }
            forwardOn(event)
        case .error, .completed:
            if isStopped.setFirst() {
                forwardOn(event)
                dispose()
            }
        }
    }

    func run(_ parent: Parent) -> Disposable {
        parent.subscribeHandler(AnyObserver(self))
    }
}

final class AnonymousObservable<Element>: Producer<Element> {
    typealias SubscribeHandler = (AnyObserver<Element>) -> Disposable

    let subscribeHandler: SubscribeHandler

    init(_ subscribeHandler: @escaping SubscribeHandler) {
        self.subscribeHandler = subscribeHandler
        super.init(AnonymousObservable.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = AnonymousObservableSink(observer: observer, cancel: cancel)
        let subscription = sink.run(self)
        return (sink: sink, subscription: subscription)
    }
}
