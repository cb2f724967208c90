// The sink of `switchLatest` and `flatMapLatest`: one inner subscription at a time.
// Mirrors: SwitchSink and SwitchSinkIter of RxSwift/Observables/Switch.swift
// Chapter: 10 (flatMap and its variants)

class SwitchSink<SourceType, Source: ObservableConvertibleType, Observer: ObserverType>:
    Sink<Observer>, ObserverType
where Source.Element == Observer.Element {
    typealias Element = SourceType

    let lock = RecursiveLock()
    private let subscriptions = SingleAssignmentDisposable()
    private let innerSubscription = SerialDisposable()
    /// Whether the outer sequence has completed.
    fileprivate var stopped = false
    /// The number of the latest inner sequence.
    fileprivate var latest = 0
    /// Whether the latest inner sequence is active.
    fileprivate var hasLatest = false

    override init(observer: Observer, cancel: Cancelable) {
        super.init(observer: observer, cancel: cancel)
    }

    func run(_ source: Observable<SourceType>) -> Disposable {
        subscriptions.setDisposable(source.subscribe(self))
        return Disposables.create(subscriptions, innerSubscription)
    }

    /// Returns the inner sequence. Abstract.
    func performMap(_ element: SourceType) throws -> Source {
        rxAbstractMethod()
    }

    private func nextElementArrived(element: SourceType) -> (Int, Observable<Source.Element>)? {
        lock.performLocked {
            do {
                let inner = try performMap(element).asObservable()
                hasLatest = true
                latest &+= 1
                return (latest, inner)
            } catch {
                forwardOn(.error(error))
                dispose()
                return nil
            }
        }
    }

    func on(_ event: Event<SourceType>) {
        switch event {
        case .next(let element):
            if let (latest, inner) = nextElementArrived(element: element) {
                let disposable = SingleAssignmentDisposable()
                // Disposes of the previous subscription before the new one starts.
                innerSubscription.disposable = disposable
                let observer = SwitchSinkIter(parent: self, id: latest, this: disposable)
                disposable.setDisposable(inner.subscribe(observer))
            }
        case .error(let error):
            lock.performLocked {
                forwardOn(.error(error))
                dispose()
            }
        case .completed:
            lock.performLocked {
                stopped = true
                subscriptions.dispose()
                if !hasLatest {
                    forwardOn(.completed)
                    dispose()
                }
            }
        }
    }
}

private final class SwitchSinkIter<
    SourceType,
    Source: ObservableConvertibleType,
    Observer: ObserverType
>: ObserverType, LockOwnerType, SynchronizedOnType where Source.Element == Observer.Element {
    typealias Parent = SwitchSink<SourceType, Source, Observer>
    typealias Element = Observer.Element

    private let parent: Parent
    private let id: Int
    private let this: Disposable

    var lock: RecursiveLock { parent.lock }

    init(parent: Parent, id: Int, this: Disposable) {
        self.parent = parent
        self.id = id
        self.this = this
    }

    func on(_ event: Event<Element>) {
        synchronizedOn(event)
    }

    func synchronized_on(_ event: Event<Element>) {
        if event.isStopEvent {
            this.dispose()
        }
        // Checks the number: a replaced sequence may still deliver an event from another thread
        // (`testWhatWasSwitchedOffSendsNothingMore`).
        guard parent.latest == id else { return }
        switch event {
        case .next:
            parent.forwardOn(event)
        case .error:
            parent.forwardOn(event)
            parent.dispose()
        case .completed:
            parent.hasLatest = false
            if parent.stopped {
                parent.forwardOn(event)
                parent.dispose()
            }
        }
    }
}
