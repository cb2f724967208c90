// The protocol of every sequence that can be subscribed to.
// Mirrors: RxSwift/ObservableType.swift
// Chapter: 1 (the cast)

/// A sequence that pushes its events to observers.
public protocol ObservableType: ObservableConvertibleType {
    /// Begins to send events to `observer`.
    ///
    /// Events arrive on whatever thread the source sends them from; nothing here changes threads.
    /// - returns: Disposing of it stops the events and frees what the subscription holds.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element
}

extension ObservableType {
    /// Wraps a sequence that is not an `Observable` in one. `Observable` returns itself instead.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in
            self.subscribe(observer)
        }
    }
}
