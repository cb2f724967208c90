// `Infallible`: any number of elements, and no error.
// Mirrors: RxSwift/Traits/Infallible/Infallible.swift
// Chapter: 7 (an Infallible)

/// Sequences that do not fail.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that promises not to fail, and nothing else: it neither shares nor moves to a thread.
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
    }

    /// The observable inside.
    public func asObservable() -> Observable<Element> {
        source
    }
}

extension InfallibleType {
    /// Calls the handlers with `object` in front, for as long as `object` lives. It is held weakly.
    /// - returns: Disposing of it stops the events.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(
            with: object,
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Calls one handler for each kind of event, and `onDisposed` once when the subscription ends.
    /// - returns: Disposing of it stops the events.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Calls `on` with every event.
    /// - returns: Disposing of it stops the events.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        asObservable().subscribe(on)
    }
}
