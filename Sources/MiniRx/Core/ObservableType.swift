// The protocol of all sequences that can be subscribed to.
// Mirrors: RxSwift/ObservableType.swift
// Chapter: 1 (the cast)

/// A sequence that pushes its events to observers.
public protocol ObservableType: ObservableConvertibleType {
    /// Subscribes `observer` to the sequence.
    ///
    /// The observer is called on the thread from which the source sends; no thread is changed.
    /// - returns: A disposable that ends the subscription and releases what it retains.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element
}

extension ObservableType {
    /// Wraps this sequence in an `Observable`. `Observable` itself returns itself instead.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in
            self.subscribe(observer)
        }
    }
}
