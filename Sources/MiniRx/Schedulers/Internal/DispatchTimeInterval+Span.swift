// Conversions of time spans.
// Mirrors: RxSwift/Date+Dispatch.swift
// Differs: The conversion from a number of seconds is missing, because nothing here uses it.
// Chapter: 11 (operators that wait)

import Foundation

extension DispatchTimeInterval {
    /// The length in seconds; infinite for `.never`.
    var seconds: Double {
        switch self {
        case .seconds(let value): return Double(value)
        case .milliseconds(let value): return Double(value) / 1_000
        case .microseconds(let value): return Double(value) / 1_000_000
        case .nanoseconds(let value): return Double(value) / 1_000_000_000
        case .never: return .infinity
        @unknown default: rxFatalError("A span of time in an unknown unit.")
        }
    }

    /// Whether the span is zero.
    var isNow: Bool {
        switch self {
        case .seconds(let value), .milliseconds(let value), .microseconds(let value),
            .nanoseconds(let value):
            return value == 0
        case .never: return false
        @unknown default: rxFatalError("A span of time in an unknown unit.")
        }
    }

    /// Returns the rest of this span, which began at `earlierDate`, at the time `laterDate`: at
    /// least 0, and **rounded to the unit in which the span was given**.
    func reduceWithSpanBetween(earlierDate: Date, laterDate: Date) -> DispatchTimeInterval {
        func rest(_ value: Int, perSecond: Double) -> Int {
            let rest = Double(value) - laterDate.timeIntervalSince(earlierDate) * perSecond
            return rest > 0 ? Int(rest.rounded(.toNearestOrAwayFromZero)) : 0
        }
        switch self {
        case .seconds(let value): return .seconds(rest(value, perSecond: 1))
        case .milliseconds(let value): return .milliseconds(rest(value, perSecond: 1_000))
        case .microseconds(let value): return .microseconds(rest(value, perSecond: 1_000_000))
        case .nanoseconds(let value): return .nanoseconds(rest(value, perSecond: 1_000_000_000))
        case .never: return .never
        @unknown default: rxFatalError("A span of time in an unknown unit.")
        }
    }
}

extension Date {
    /// Returns the date that is `interval` later; for `.never`, the last possible date.
    func addingDispatchInterval(_ interval: DispatchTimeInterval) -> Date {
        interval == .never ? .distantFuture : addingTimeInterval(interval.seconds)
    }
}
