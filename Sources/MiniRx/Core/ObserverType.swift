// The receiving side of a sequence: one method, `on`.
// Mirrors: RxSwift/ObserverType.swift
// Chapter: 1 (the cast, steps 10 and 14), 8 (the cast)

/// An object that receives the events of a sequence.
public protocol ObserverType {
    /// The type of the elements that it receives.
    associatedtype Element

    /// Receives one event. Calls must not overlap: send an event after the previous `on` returned.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends an element: short for `on(.next(element))`.
    public func onNext(_ element: Element) {
        on(.next(element))
    }

    /// Completes the sequence: short for `on(.completed)`.
    public func onCompleted() {
        on(.completed)
    }

    /// Terminates the sequence with an error: short for `on(.error(error))`.
    public func onError(_ error: Swift.Error) {
        on(.error(error))
    }
}
