// The class behind every sequence. A subclass must say how to subscribe.
// Mirrors: RxSwift/Observable.swift
// Chapter: 1 (step 4)

/// A sequence that pushes its events to whoever subscribes. An abstract class: make one with
/// `create`, `just`, `of` and their like.
public class Observable<Element>: ObservableType {
    init() {
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    /// Begins to send events to `observer`. Abstract: calling it on `Observable` itself is a
    /// programmer's mistake and ends the program.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        rxAbstractMethod()
    }

    /// Itself. No wrapper is made, so the dynamic type of the sequence is kept.
    public func asObservable() -> Observable<Element> {
        self
    }

    deinit {
        #if TRACE_RESOURCES
            Resources.decrementTotal()
        #endif
    }
}
