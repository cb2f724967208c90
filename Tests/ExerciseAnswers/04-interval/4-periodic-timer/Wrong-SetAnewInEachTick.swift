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
        var timerState = state
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter)

        // The disposable keeps the source, and the source's handler keeps the disposable.
        var timerReference: DispatchSourceTimer? = timer
        let cancelTimer = Disposables.create {
            timerReference?.cancel()
            timerReference = nil
        }
        timer.setEventHandler {
            if !cancelTimer.isDisposed {
                timerState = action(timerState)
                timerReference?.schedule(deadline: .now() + period)
            }
        }
        timer.resume()
        return cancelTimer
    }
}
