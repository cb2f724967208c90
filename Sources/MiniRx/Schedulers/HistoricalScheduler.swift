// A virtual clock that counts in dates.
// Mirrors: RxSwift/Schedulers/HistoricalScheduler.swift and HistoricalSchedulerTimeConverter.swift
// Chapter: 2 (the virtual clock)

import Foundation

/// A virtual clock that counts in dates and seconds.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// A clock that stands at `initialClock`, by default the first second of 1970.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

/// Virtual time is real time: nothing to convert.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    /// A date.
    public typealias VirtualTimeUnit = RxTime
    /// Seconds.
    public typealias VirtualTimeIntervalUnit = TimeInterval

    /// The same date.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }
    /// The same date.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }
    /// The same seconds.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval)
        -> TimeInterval
    { virtualTimeInterval }
    /// The same seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
        timeInterval
    }
    /// The date that is `offset` seconds later.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
        time.addingTimeInterval(offset)
    }
    /// Which of the two is earlier.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        switch lhs.compare(rhs) {
        case .orderedAscending: return .lessThan
        case .orderedSame: return .equal
        case .orderedDescending: return .greaterThan
        }
    }
}
