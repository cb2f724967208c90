// Breaks: It continues if the caller drops the disposable.

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
        var timerState = state
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter, repeating: period)

        let cancelTimer = Disposables.create {
            timer.cancel()
        }
        timer.setEventHandler {
            timerState = action(timerState)
        }
        timer.resume()
        return cancelTimer
    }
}
