// Exercise 10.4: what `share()` makes. What it has to do stands in README.md.

@testable import MiniRx

/// One subscription to the source for all who are there at a time.
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
