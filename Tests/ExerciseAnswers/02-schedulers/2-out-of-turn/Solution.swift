// Exercise 2.2: a main scheduler with one mistake. README.md describes the fault.

import Dispatch

@testable import MiniRx

/// Runs actions on the main queue, at once or queued, in the order of scheduling.
final class MainScheduler: ImmediateSchedulerType {
    /// How many actions were scheduled and have not ended.
    private let numberEnqueued = AtomicInt(0)

    /// Runs `action` on the main queue.
    /// - returns: Cancels the action if it has not begun; otherwise disposes of what it returned.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let previousNumberEnqueued = increment(numberEnqueued)
        if DispatchQueue.isMain && previousNumberEnqueued == 0 {
            let disposable = action(state)
            decrement(numberEnqueued)
            return disposable
        }

        let cancel = SingleAssignmentDisposable()
        DispatchQueue.main.async {
            if !cancel.isDisposed {
                cancel.setDisposable(action(state))
            }
            // Not before: what the action schedules has to wait until it has returned.
            decrement(self.numberEnqueued)
        }
        return cancel
    }
}
