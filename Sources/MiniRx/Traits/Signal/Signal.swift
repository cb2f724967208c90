// `Signal`: a shared sequence for events, such as taps.
// Mirrors: RxCocoa/Traits/Signal/Signal.swift
// Chapter: 7 (Driver and Signal)

/// A shared sequence for events.
///
/// - It never fails.
/// - It delivers its events on the main thread.
/// - Its subscribers share one subscription to the source. A new subscriber receives only what is
///   sent from then on.
///
/// For state, whose latest element a new subscriber needs, there is `Driver`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How a `Signal` is shared: one subscription to the source, kept while there are subscribers.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// A new `MainScheduler`, or what `SharingScheduler.mock(scheduler:action:)` puts in its place.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// Shares `source` by `share(scope: .whileConnected)`.
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
