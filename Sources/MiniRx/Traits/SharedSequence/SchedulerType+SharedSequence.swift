// Where `Driver` and `Signal` deliver: on the main thread, or where a test says.
// Mirrors: RxCocoa/Traits/SharedSequence/SchedulerType+SharedSequence.swift
// Differs: A call is missing that keeps an old compiler from dropping the closure in release builds.
// Chapter: 7 (Driver and Signal)

/// The scheduler of shared sequences. One place for the whole process.
public enum SharingScheduler {
    /// Makes the scheduler that a shared sequence asks for when it is built: a new `MainScheduler`
    /// each time.
    public private(set) static var make: () -> SchedulerType = {
        MainScheduler()
    }

    /// While `action` runs, all shared sequences that are built use `scheduler`; they keep it
    /// afterwards.
    ///
    /// Meant for tests.
    public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
        try mock(
            makeScheduler: {
                scheduler
            },
            action: action
        )
    }

    /// While `action` runs, all shared sequences that are built use what `makeScheduler` returns;
    /// they keep it afterwards.
    ///
    /// Meant for tests.
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
