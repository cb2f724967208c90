// A sequence that leaves sending to the test.

#if DEBUG
@testable import MiniRxTraced

/// Keeps its observer, for the test to send by: also after the subscription was disposed of, as
/// a source may that has one more event on its way.
public final class HeldSource<Element>: Observable<Element> {
    /// Who has subscribed last.
    public private(set) var observer: AnyObserver<Element>?

    /// Without an observer.
    public override init() {
        super.init()
    }

    /// Keeps `observer`.
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        self.observer = AnyObserver(observer)
        return Disposables.create { self.observer = nil }
    }
}
#endif
