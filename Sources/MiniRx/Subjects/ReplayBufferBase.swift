// The common part of the replay subjects; each subclass has its own buffer.
// Mirrors: the `ReplayBufferBase` part of RxSwift/Subjects/ReplaySubject.swift
// Chapter: 5 (four subjects), 11 (a late subscriber receives the past first)

class ReplayBufferBase<Element>: ReplaySubject<Element>, SynchronizedUnsubscribeType {
    /// Removes the elements that exceed the buffer's size. Abstract.
    func trim() {
        rxAbstractMethod()
    }

    /// Stores `value`. Abstract.
    func addValueToBuffer(_ value: Element) {
        rxAbstractMethod()
    }

    /// Sends the stored elements to a new subscriber. Abstract.
    func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        rxAbstractMethod()
    }

    override func on(_ event: Event<Element>) {
        synchronizationTracker.register(synchronizationErrorMessage: .default)
        defer { synchronizationTracker.unregister() }
        dispatch(synchronized_on(event), event)
    }

    /// Returns the observers that must receive `event`.
    func synchronized_on(_ event: Event<Element>) -> Observers {
        lock.performLocked {
            if isDisposed || stoppedEvent != nil {
                return Observers()
            }
            switch event {
            case .next(let element):
                addValueToBuffer(element)
                trim()
                return observers
            case .error, .completed:
                stoppedEvent = event
                trim()
                defer { observers.removeAll() }
                return observers
            }
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        lock.performLocked { synchronized_subscribe(observer) }
    }

    func synchronized_subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        if isDisposed {
            observer.on(.error(RxError.disposed(object: self)))
            return Disposables.create()
        }
        replayBuffer(observer.asObserver())
        if let stoppedEvent {
            observer.on(stoppedEvent)
            return Disposables.create()
        }
        let key = observers.insert(observer.on)
        return SubscriptionDisposable(owner: self, key: key)
    }

    func synchronizedUnsubscribe(_ disposeKey: DisposeKey) {
        lock.performLocked { synchronized_unsubscribe(disposeKey) }
    }

    func synchronized_unsubscribe(_ disposeKey: DisposeKey) {
        if isDisposed {
            return
        }
        observers.removeKey(disposeKey)
    }

    override func dispose() {
        super.dispose()
        synchronizedDispose()
    }

    func synchronizedDispose() {
        lock.performLocked { synchronized_dispose() }
    }

    func synchronized_dispose() {
        isDisposed = true
        observers.removeAll()
    }
}
