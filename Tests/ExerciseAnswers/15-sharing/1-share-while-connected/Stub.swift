// Exercise 15.1: what `share()` makes. README.md says what it has to do.

@testable import MiniRx

/// One subscription to the source for all current subscribers.
final class ShareWhileConnected<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let lock = RecursiveLock()

    init(source: Observable<Element>) {
        self.source = source
    }

    /// Adds `observer`, and connects if it is the first.
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        Disposables.create()
    }
}
