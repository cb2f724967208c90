// A virtual clock that counts in dates and seconds.
// Mirrors: RxSwift/Schedulers/HistoricalScheduler.swift and HistoricalSchedulerTimeConverter.swift
// Chapter: 2 (the virtual clock)

import Foundation

/// A virtual clock whose points in time are dates and whose spans are seconds.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// Creates a clock that shows `initialClock`, by default the beginning of 1970.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

/// Converts nothing: virtual time is a date, as real time is.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    /// A point in virtual time: a date.
    public typealias VirtualTimeUnit = RxTime
    /// A span of virtual time, in seconds.
    public typealias VirtualTimeIntervalUnit = TimeInterval

    /// Returns the same date.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }
    /// Returns the same date.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }
    /// Returns the same number of seconds.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval)
        -> TimeInterval
    { virtualTimeInterval }
    /// Returns the same number of seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
        timeInterval
    }
    /// Returns the date that is `offset` seconds later.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
        time.addingTimeInterval(offset)
    }
    /// Compares two dates.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        switch lhs.compare(rhs) {
        case .orderedAscending: return .lessThan
        case .orderedSame: return .equal
        case .orderedDescending: return .greaterThan
        }
    }
}
