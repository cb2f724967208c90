// `Signal`: a shared sequence for events, such as taps.
// Mirrors: RxCocoa/Traits/Signal/Signal.swift
// Chapter: 7 (Driver and Signal)

/// A shared sequence for events.
///
/// - It never fails.
/// - It delivers its events on the main thread.
/// - Its subscribers share one subscription to the source. A new subscriber receives no earlier
///   events.
///
/// For state, whose latest element a new subscriber needs, use `Driver`.
///
/// ```swift
/// let taps = PublishRelay<Int>(), signal = taps.asSignal()
/// taps.accept(1)
/// signal.emit(onNext: { print($0) })
/// taps.accept(2)  // 2
/// ```
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How a `Signal` is shared: one subscription to the source, kept while there are subscribers.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// A new `MainScheduler`, or the scheduler set by `SharingScheduler.mock(scheduler:action:)`.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// Shares `source` with `share(scope: .whileConnected)`.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Returns the same sequence as a `Signal`.
    public func asSignal() -> Signal<Element> {
        asSharedSequence()
    }
}
