// A sequence that subscribes to its source only when `connect()` is called.
// Mirrors: RxSwift/ConnectableObservableType.swift
// Chapter: 15 (share)

/// A sequence whose subscribers receive nothing until `connect()` is called. All of them share one
/// subscription to the source.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, on the caller's thread. Does nothing if it is connected already.
    /// - returns: A disposable that disconnects. The observers stay subscribed and receive nothing.
    func connect() -> Disposable
}
