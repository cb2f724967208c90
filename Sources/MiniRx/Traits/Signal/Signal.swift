// `Signal`: a shared sequence for happenings. Who subscribes late has missed what was before.
// Mirrors: RxCocoa/Traits/Signal/Signal.swift
// Chapter: 7 (Driver and Signal)

/// A shared sequence without errors that delivers on the main thread and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How a `Signal` is shared: one subscription while anybody is there, with nothing kept.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// A new `MainScheduler`, unless a test has asked for another one.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// `share(scope: .whileConnected)`.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The same sequence as a `Signal`.
    public func asSignal() -> Signal<Element> {
        asSharedSequence()
    }
}
