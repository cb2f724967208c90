// Breaks: Missed ticks become one tick, which comes at once.

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
        let isCancelled = BooleanDisposable()
        var timerState = state
        func tick(at time: DispatchTime) {
            queue.asyncAfter(deadline: time) {
                guard !isCancelled.isDisposed else { return }
                timerState = action(timerState)
                tick(at: time + period)
            }
        }
        tick(at: .now() + startAfter)
        return isCancelled
    }
}
