// Exercise 4.4: work that repeats on a queue. What it has to do stands in README.md.

import Dispatch

@testable import MiniRx

/// What a dispatch queue scheduler hands its work to.
struct DispatchQueueConfiguration {
    let queue: DispatchQueue

    /// Runs `action` on the queue, first after `startAfter`, then every `period`. The first run is
    /// given `state`, each other one what the run before it returned.
    /// - returns: Ends it.
    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        return Disposables.create()
    }
}
