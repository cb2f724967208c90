// Breaks: An action scheduled by an action that runs at once runs after it.

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
        if DispatchQueue.isMain && load(numberEnqueued) == 0 {
            return action(state)
        }

        increment(numberEnqueued)
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
