// Time as a plain number of seconds, as it was written before RxSwift 5.
// Mirrors: RxSwift/Deprecated.swift of RxSwift 5.1. RxSwift 6 has these no more.
// Differs: Of the operators that took seconds there are `interval` and `timer`, which documents print.
// Chapter: 4 (old and new spelling)

import Foundation

extension ObservableType where Element: RxAbstractInteger {
    /// `period` in seconds, cut to whole milliseconds.
    @available(*, deprecated, message: "Say which unit: .seconds(1), .milliseconds(20).")
    public static func interval(_ period: Foundation.TimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        interval(.milliseconds(of: period), scheduler: scheduler)
    }

    /// `dueTime` and `period` in seconds, cut to whole milliseconds.
    @available(*, deprecated, message: "Say which unit: .seconds(1), .milliseconds(20).")
    public static func timer(
        _ dueTime: Foundation.TimeInterval,
        period: Foundation.TimeInterval? = nil,
        scheduler: SchedulerType
    ) -> Observable<Element> {
        timer(
            .milliseconds(of: dueTime),
            period: period.map { .milliseconds(of: $0) },
            scheduler: scheduler
        )
    }
}

extension DispatchTimeInterval {
    fileprivate static func milliseconds(of seconds: Foundation.TimeInterval)
        -> DispatchTimeInterval
    {
        guard let milliseconds = Int(exactly: (seconds * 1_000).rounded(.towardZero)) else {
            rxFatalError("\(seconds) is no time to wait for: give a number of seconds.")
        }
        return .milliseconds(milliseconds)
    }
}
