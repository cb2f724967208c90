// `Driver`: a shared sequence for the state that a view shows.
// Mirrors: RxCocoa/Traits/Driver/Driver.swift
// Chapter: 7 (Driver and Signal)

/// A shared sequence for state.
///
/// - It never fails.
/// - It delivers its source's events on the main thread.
/// - Its subscribers share one subscription to the source. A new subscriber receives the latest
///   element, if any, at once and on the subscribing thread. The element is released when the last
///   subscriber leaves.
///
/// Call `drive` on the main thread: it does not switch threads. On Apple's systems a call on
/// another thread ends the program. For events, which must not be replayed, use `Signal`.
///
/// ```swift
/// let name = BehaviorRelay(value: "Ann"), greeting = name.asDriver().map { "Hello \($0)" }
/// greeting.drive(onNext: { print($0) })  // Hello Ann
/// name.accept("Bob")                     // Hello Bob
/// ```
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a `Driver` is shared: one subscription to the source; its latest element is kept while there
/// are subscribers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// A new `MainScheduler`, or the scheduler set by `SharingScheduler.mock(scheduler:action:)`.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// Shares `source` with `share(replay: 1, scope: .whileConnected)`.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Returns the same sequence as a `Driver`.
    public func asDriver() -> Driver<Element> {
        asSharedSequence()
    }
}
