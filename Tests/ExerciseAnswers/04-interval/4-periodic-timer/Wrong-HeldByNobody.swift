// Breaks: It ticks, first with the state that was given.

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
        var timerState = state
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter, repeating: period)

        let isOver = BooleanDisposable()
        timer.setEventHandler {
            if !isOver.isDisposed {
                timerState = action(timerState)
            }
        }
        timer.resume()
        return isOver
    }
}
