// Exercise 2.2: a main scheduler with one mistake. README.md describes the fault.

import Dispatch

@testable import MiniRx

/// Runs actions on the main queue, at once or queued, in the order of scheduling.
final class MainScheduler: ImmediateSchedulerType {
    /// Decides whether an action has to be queued.
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
            // It is not queued any more.
            decrement(self.numberEnqueued)
            if !cancel.isDisposed {
                cancel.setDisposable(action(state))
            }
        }
        return cancel
    }
}
