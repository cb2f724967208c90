// Time as a plain number of seconds: the spelling before RxSwift 5.
// Mirrors: RxSwift/Deprecated.swift of RxSwift 5.1. RxSwift 6 has removed these functions.
// Differs: Only `interval` and `timer` are here, because documents print them.
// Chapter: 4 (old and new spelling)

import Foundation

extension ObservableType where Element: RxAbstractInteger {
    /// Takes `period` in seconds, cut to whole milliseconds.
    @available(*, deprecated, message: "Say which unit: .seconds(1), .milliseconds(20).")
    public static func interval(_ period: Foundation.TimeInterval, scheduler: SchedulerType)
        -> Observable<Element>
    {
        interval(.milliseconds(of: period), scheduler: scheduler)
    }

    /// Takes `dueTime` and `period` in seconds, cut to whole milliseconds.
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
