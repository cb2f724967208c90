// Breaks: What work that runs at once asks for runs after it.

import Dispatch

@testable import MiniRx

/// Runs work on the main queue: at once or in line, so that order is kept.
final class MainScheduler: ImmediateSchedulerType {
    /// How many pieces of work were handed in and have not ended.
    private let numberEnqueued = AtomicInt(0)

    /// Runs `action` on the main queue.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
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
            // Not before: what the action asks for has to wait until it has returned.
            decrement(self.numberEnqueued)
        }
        return cancel
    }
}
