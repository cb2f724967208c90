// `never`: no event at all.
// Mirrors: RxSwift/Observables/Never.swift
// Chapter: 1 (which observables have no sink), 6 (the short way)

extension ObservableType {
    /// A sequence that sends nothing and never ends.
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
