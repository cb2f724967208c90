// `empty`: only the `completed` event.
// Mirrors: RxSwift/Observables/Empty.swift
// Chapter: 1 (which observables have no sink), 6 (a subscribe without a sink)

extension ObservableType {
    /// Returns a sequence that completes at once, on the thread that subscribes.
    ///
    /// ```swift
    /// Observable<Int>.empty().subscribe { print($0) }  // completed
    /// ```
    public static func empty() -> Observable<Element> {
        EmptyProducer<Element>()
    }
}

private final class EmptyProducer<Element>: Producer<Element> {
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        observer.on(.completed)
        return Disposables.create()
    }
}
