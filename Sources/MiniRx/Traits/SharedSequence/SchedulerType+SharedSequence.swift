// The scheduler of `Driver` and `Signal`: the main thread, or a test's scheduler.
// Mirrors: RxCocoa/Traits/SharedSequence/SchedulerType+SharedSequence.swift
// Differs: A call is missing that stops an old compiler from removing a closure in release builds.
// Chapter: 7 (Driver and Signal)

/// The scheduler of shared sequences: one setting for the whole process.
public enum SharingScheduler {
    /// Returns the scheduler for a shared sequence that is being created: a new `MainScheduler`
    /// each time.
    public private(set) static var make: () -> SchedulerType = {
        MainScheduler()
    }

    /// Makes all shared sequences that `action` creates use `scheduler`. They keep it afterwards.
    ///
    /// For tests.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(
            makeScheduler: {
                scheduler
            },
            action: action
        )
    }

    /// Makes all shared sequences that `action` creates use the scheduler that `makeScheduler`
    /// returns. They keep it afterwards.
    ///
    /// For tests.
    public static func mock(
        makeScheduler: @escaping () -> SchedulerType,
        action: () throws -> Void
    ) rethrows {
        let originalMake = make
        make = makeScheduler
        defer { make = originalMake }
        try action()
    }
}
