// Breaks: Ticks that were missed become one, which comes at once.

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
