// `empty`: nothing but the end.
// Mirrors: RxSwift/Observables/Empty.swift
// Chapter: 1 (which observables have no sink), 6 (the short way)

extension ObservableType {
    /// A sequence that completes at once, on the thread that subscribes.
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
