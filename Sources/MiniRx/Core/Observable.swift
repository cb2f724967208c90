// The base class of the sequences. A subclass implements `subscribe`.
// Mirrors: RxSwift/Observable.swift
// Chapter: 1 (step 4)

/// A sequence that pushes its events to each subscriber. An abstract class: create one with
/// `create`, `just`, `of` and similar functions.
public class Observable<Element>: ObservableType {
    init() {
        Resources.incrementTotal()
    }

    /// Subscribes `observer` to the sequence. Abstract: calling it on `Observable` itself is a
    /// programming error and ends the program.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        rxAbstractMethod()
    }

    /// Returns itself. No wrapper is created, therefore the dynamic type stays the same.
    public func asObservable() -> Observable<Element> {
        self
    }

    deinit {
        Resources.decrementTotal()
    }
}
