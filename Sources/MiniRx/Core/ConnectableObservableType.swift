// A sequence that waits for a word of its own before it subscribes to its source.
// Mirrors: RxSwift/ConnectableObservableType.swift
// Chapter: 10 (share)

/// A sequence whose subscribers wait until somebody calls `connect()`; then all of them share one
/// subscription to the source.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, on the thread that calls. While connected it does nothing more.
    /// - returns: Disposing of it leaves the source. The subscribers stay, and are told nothing.
    func connect() -> Disposable
}
