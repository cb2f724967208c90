// `ReplaySubject`, mended as in RxSwift's main branch: it replays without its lock, and in order.
// Chapter: 16 (a newcomer that hears the past first)

@testable import MiniRxTraced

final class MendedReplaySubject<Element>: Observable<Element>, ObserverType,
    SynchronizedUnsubscribeType
{
    private let lock = RecursiveLock()
    private let bufferSize: Int
    private var buffer: [Element] = []
    private var stoppedEvent: Event<Element>?
    private var observers = AnyObserver<Element>.s()

    init(bufferSize: Int) {
        self.bufferSize = bufferSize
    }

    func on(_ event: Event<Element>) {
        dispatch(synchronized_on(event), event)
    }

    private func synchronized_on(_ event: Event<Element>) -> AnyObserver<Element>.s {
        lock.performLocked {
            guard stoppedEvent == nil else { return AnyObserver<Element>.s() }
            if case .next(let element) = event {
                buffer = (buffer + [element]).suffix(bufferSize)
                return observers
            }
            stoppedEvent = event
            defer { observers.removeAll() }
            return observers
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let newcomer = Newcomer(observer)
        let (past, end, key) = lock.performLocked {
            (buffer, stoppedEvent, stoppedEvent == nil ? observers.insert(newcomer.on) : nil)
        }
        newcomer.send(past)
        if let end { observer.on(end) }
        guard let key else { return Disposables.create() }
        return SubscriptionDisposable(owner: self, key: key)
    }

    func synchronizedUnsubscribe(_ disposeKey: BagKey) {
        lock.performLocked { _ = observers.removeKey(disposeKey) }
    }
}
