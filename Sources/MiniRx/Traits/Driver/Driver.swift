// `Driver`: a shared sequence for state. Who subscribes late is sent the latest element.
// Mirrors: RxCocoa/Traits/Driver/Driver.swift
// Chapter: 7 (Driver and Signal)

/// A shared sequence without errors that delivers on the main thread and replays its latest element
/// to whoever subscribes while others are there.
///
/// The replayed element comes at once, on the thread that subscribes: hence `drive` asks for the
/// main thread.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a `Driver` is shared: one subscription while anybody is there, with the latest element kept.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// A new `MainScheduler`, unless a test has asked for another one.
    public static var scheduler: SchedulerType { SharingScheduler.make() }

    /// `share(replay: 1, scope: .whileConnected)`.
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
