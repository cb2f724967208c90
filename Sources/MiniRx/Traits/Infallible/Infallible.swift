// `Infallible`: any number of elements, and no error.
// Mirrors: RxSwift/Traits/Infallible/Infallible.swift
// Chapter: 7 (an Infallible)

/// A sequence that cannot fail.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that promises not to fail. It is not shared and does not switch threads.
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
    }

    /// The wrapped observable.
    public func asObservable() -> Observable<Element> {
        source
    }
}

extension InfallibleType {
    /// Calls the handlers with `object` as first argument while it exists. Holds `object` weakly.
    /// - returns: A disposable that stops the events.
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
    /// - returns: A disposable that stops the events.
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
    /// - returns: A disposable that stops the events.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        asObservable().subscribe(on)
    }
}
