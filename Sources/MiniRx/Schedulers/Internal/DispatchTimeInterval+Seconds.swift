// A span of time as seconds, for clocks that count in dates.
// Mirrors: the part of RxSwift/Date+Dispatch.swift that adds a span to a date
// Left out: the rest of it, until something needs it.
// Chapter: none

import Dispatch

extension DispatchTimeInterval {
    /// `never` is further away than any clock goes.
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
}
