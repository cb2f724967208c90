// Exercise 2.2: a main scheduler with one mistake. What goes wrong stands in README.md.

import Dispatch

@testable import MiniRx

/// Runs work on the main queue: at once or in line, so that order is kept.
final class MainScheduler: ImmediateSchedulerType {
    /// Says whether work has to join the line.
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
            // It has left the line.
            decrement(self.numberEnqueued)
            if !cancel.isDisposed {
                cancel.setDisposable(action(state))
            }
        }
        return cancel
    }
}
