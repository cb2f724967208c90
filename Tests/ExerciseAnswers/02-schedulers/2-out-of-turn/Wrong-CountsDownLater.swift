// Breaks: It counts as ended as soon as it has ended.

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
            // Not before: what the action asks for has to wait until it has returned.
            DispatchQueue.main.async { decrement(self.numberEnqueued) }
        }
        return cancel
    }
}
