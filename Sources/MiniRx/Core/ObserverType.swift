// The receiving side of a sequence: one method, `on`.
// Mirrors: RxSwift/ObserverType.swift
// Chapter: 1 (the cast, steps 10 and 14), 8 (who receives)

/// Something that receives the events of a sequence.
public protocol ObserverType {
    /// The type of the elements it receives.
    associatedtype Element

    /// Takes one event. Events must come one after another, never two at once.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends `element`: short for `on(.next(element))`.
    public func onNext(_ element: Element) {
        on(.next(element))
    }

    /// Ends the sequence: short for `on(.completed)`.
    public func onCompleted() {
        on(.completed)
    }

    /// Ends the sequence with an error: short for `on(.error(error))`.
    public func onError(_ error: Swift.Error) {
        on(.error(error))
    }
}
