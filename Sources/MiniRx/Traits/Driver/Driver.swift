// `Driver`: what a view shows, as a sequence.
// Mirrors: RxCocoa/Traits/Driver/Driver.swift
// Chapter: 7 (Driver and Signal)

/// A shared sequence for state.
///
/// - It never fails.
/// - It delivers on the main thread what its source sends.
/// - Its subscribers share one subscription to the source. A new subscriber receives the latest
///   element, if there is one, at once and on the thread that subscribes. The element is forgotten
///   when the last subscriber leaves.
///
/// So call `drive` on the main thread. It does not switch threads: on Apple's systems a call from
/// another one ends the program. For events, which must not be replayed, there is `Signal`.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a `Driver` is shared: one subscription to the source and the latest element, kept while there
/// are subscribers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// A new `MainScheduler`, or what `SharingScheduler.mock(scheduler:action:)` puts in its place.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// Shares `source` by `share(replay: 1, scope: .whileConnected)`.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The same sequence as a `Driver`.
    public func asDriver() -> Driver<Element> {
        asSharedSequence()
    }
}
