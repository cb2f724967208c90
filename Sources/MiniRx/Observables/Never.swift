// `never`: no event.
// Mirrors: RxSwift/Observables/Never.swift
// Chapter: 1 (which observables have no sink), 6 (a subscribe without a sink)

extension ObservableType {
    /// Returns a sequence that emits nothing and never terminates.
    ///
    /// ```swift
    /// Observable<Int>.never()
    /// // never  ------
    /// ```
    public static func never() -> Observable<Element> {
        NeverProducer()
    }
}

private final class NeverProducer<Element>: Producer<Element> {
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        Disposables.create()
    }
}
