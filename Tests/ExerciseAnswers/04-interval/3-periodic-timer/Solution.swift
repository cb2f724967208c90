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
        var timerState = state
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter, repeating: period)

        // The disposable keeps the source, and the source's handler keeps the disposable.
        var timerReference: DispatchSourceTimer? = timer
        let cancelTimer = Disposables.create {
            timerReference?.cancel()
            timerReference = nil
        }
        timer.setEventHandler {
            if !cancelTimer.isDisposed {
                timerState = action(timerState)
            }
        }
        timer.resume()
        return cancelTimer
    }
}
