// `create`: an observable out of a closure that sends events.
// Mirrors: RxSwift/Observables/Create.swift
// Left out: nothing.
// Chapter: 1 (steps 1, 8, 9, 11), 6 (handing over)

extension ObservableType {
    /// A sequence that runs `subscribe` anew for each subscription, on the thread that subscribes.
    ///
    /// - parameter subscribe: Is given an observer to send events to. What it returns is disposed
    ///   of when the subscription ends.
    ///
    /// Chapter 1. Mirrors `RxSwift/Observables/Create.swift`.
    @inlinable
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable)
        -> Observable<Element>
    {
        AnonymousObservable(subscribe)
    }
}

@usableFromInline
final class AnonymousObservableSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Parent = AnonymousObservable<Element>

    @usableFromInline let isStopped = AtomicInt(0)

    #if DEBUG
        @usableFromInline let synchronizationTracker = SynchronizationTracker()
    #endif

    @inlinable
    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        #if DEBUG
            synchronizationTracker.register(synchronizationErrorMessage: .default)
            defer { synchronizationTracker.unregister() }
        #endif
        switch event {
        case .next:
            if load(isStopped) == 1 {
                return
            }
            forwardOn(event)
        case .error, .completed:
            if fetchOr(isStopped, 1) == 0 {
                forwardOn(event)
                dispose()
            }
        }
    }

    @inlinable
    func run(_ parent: Parent) -> Disposable {
        parent.subscribeHandler(AnyObserver(self))
    }
}

@usableFromInline
final class AnonymousObservable<Element>: Producer<Element> {
    @usableFromInline typealias SubscribeHandler = (AnyObserver<Element>) -> Disposable

    @usableFromInline let subscribeHandler: SubscribeHandler

    @inlinable
    init(_ subscribeHandler: @escaping SubscribeHandler) {
        self.subscribeHandler = subscribeHandler
        super.init()
        specialize(AnonymousObservable.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = AnonymousObservableSink(observer: observer, cancel: cancel)
        let subscription = sink.run(self)
        return (sink: sink, subscription: subscription)
    }
}
