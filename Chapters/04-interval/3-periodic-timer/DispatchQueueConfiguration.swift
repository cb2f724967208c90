// Exercise 4.3: work that repeats on a queue. README.md says what it has to do.

import Dispatch

@testable import MiniRx

/// Schedules the actions of a dispatch queue scheduler.
struct DispatchQueueConfiguration {
    let queue: DispatchQueue

    /// Runs `action` on the queue, first after `startAfter`, then every `period`. The first run is
    /// passed `state`, each later run what the previous run returned.
    /// - returns: A disposable that stops the timer.
    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        return Disposables.create()
    }
}
