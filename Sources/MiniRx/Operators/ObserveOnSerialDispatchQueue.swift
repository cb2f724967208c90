// `observe(on:)` on a serial dispatch queue: the queue keeps the order, no second queue is needed.
// Mirrors: the second half of RxSwift/Observables/ObserveOn.swift
// Chapter: 3 (steps 3, 5, 10, 13, 15 to 17), 2 (steps 5, 11, 17, 18)

/// An action that is made once and scheduled many times.
struct CachedAction<State> {
    private let action: (State) -> Disposable

    init(_ action: @escaping (State) -> Disposable) {
        self.action = action
    }

    // Separate from `onCore`: code that is generic over the state passes the closure on unchanged.
    // Code for one state type would wrap it in another closure each time.
    func schedule(_ state: State, on scheduler: SerialDispatchQueueScheduler) -> Disposable {
        scheduler.schedule(state, action: action)
    }
}

final class ObserveOnSerialDispatchQueueSink<Observer: ObserverType>:
    ObserverBase<Observer.Element>
{
    typealias Element = Observer.Element
    typealias Delivery = (sink: ObserveOnSerialDispatchQueueSink, event: Event<Element>)

    let scheduler: SerialDispatchQueueScheduler
    let observer: Observer
    private let cancel: Cancelable

    // Cached: one closure serves all events; it receives the event as state.
    var cachedScheduleLambda: CachedAction<Delivery>!

    init(scheduler: SerialDispatchQueueScheduler, observer: Observer, cancel: Cancelable) {
        self.scheduler = scheduler
        self.observer = observer
        self.cancel = cancel
        super.init()

        cachedScheduleLambda = CachedAction { pair in
            // Queued events are not delivered after the disposal.
            guard !cancel.isDisposed else { return Disposables.create() }
            pair.sink.observer.on(pair.event)
            if pair.event.isStopEvent {
                pair.sink.dispose()
            }
            return Disposables.create()
        }
    }

    override func onCore(_ event: Event<Element>) {
        _ = cachedScheduleLambda.schedule((self, event), on: scheduler)
    }

    override func dispose() {
        super.dispose()
        cancel.dispose()
    }
}

final class ObserveOnSerialDispatchQueue<Element>: Producer<Element> {
    let scheduler: SerialDispatchQueueScheduler
    private let source: Observable<Element>

    init(source: Observable<Element>, scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        self.source = source
        super.init(ObserveOnSerialDispatchQueue.self)
        Resources.incrementTotal()
        Resources.incrementNumberOfSerialDispatchQueueObservables()
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = ObserveOnSerialDispatchQueueSink(
            scheduler: scheduler,
            observer: observer,
            cancel: cancel
        )
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }

    deinit {
        Resources.decrementTotal()
        Resources.decrementNumberOfSerialDispatchQueueObservables()
    }
}
