// Spans of time as numbers.
// Mirrors: RxSwift/Date+Dispatch.swift
// Differs: There is no conversion from a number of seconds, which nothing here asks for.
// Chapter: 4 (other operators that wait)

import Foundation

extension DispatchTimeInterval {
    /// Its length in seconds; infinite for `.never`.
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

    /// Whether there is nothing to wait for.
    var isNow: Bool {
        switch self {
        case .seconds(let value), .milliseconds(let value), .microseconds(let value),
            .nanoseconds(let value):
            return value == 0
        case .never: return false
        @unknown default: rxFatalError("A span of time in an unknown unit.")
        }
    }

    /// What is left of this span, counted from `earlierDate`, when it is `laterDate`: at least 0,
    /// and **rounded to the unit in which the span was given**.
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
    /// The date that is this span later; for `.never` the last one there is.
    func addingDispatchInterval(_ interval: DispatchTimeInterval) -> Date {
        interval == .never ? .distantFuture : addingTimeInterval(interval.seconds)
    }
}
