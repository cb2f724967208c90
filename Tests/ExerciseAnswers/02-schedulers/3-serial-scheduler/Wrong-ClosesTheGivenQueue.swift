// Breaks: Actions run one after another, even on a concurrent queue.

import Dispatch

@testable import MiniRx

/// Runs actions on a dispatch queue, one after another, never at once.
final class SerialDispatchQueueScheduler: ImmediateSchedulerType {
    private let queue: DispatchQueue

    /// - parameter queue: Where the actions run. It may be concurrent.
    /// - parameter internalSerialQueueName: The label of the queue that the scheduler makes.
    init(queue: DispatchQueue, internalSerialQueueName: String) {
        self.queue = queue
    }

    /// Runs `action` on the queue, after what was scheduled before it.
    /// - returns: Cancels the action if it has not begun; otherwise disposes of what it returned.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let cancel = SingleAssignmentDisposable()
        queue.async(flags: .barrier) {
            if cancel.isDisposed {
                return
            }
            cancel.setDisposable(action(state))
        }
        return cancel
    }
}
