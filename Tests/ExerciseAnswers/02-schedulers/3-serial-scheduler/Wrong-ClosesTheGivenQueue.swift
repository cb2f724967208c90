// Breaks: One piece runs after another, even on a concurrent queue.

import Dispatch

@testable import MiniRx

/// Runs work on a dispatch queue, one piece after another, always later.
final class SerialDispatchQueueScheduler: ImmediateSchedulerType {
    private let queue: DispatchQueue

    /// - parameter queue: Where the work is to run. It may be concurrent.
    /// - parameter internalSerialQueueName: The label of the queue that the scheduler makes.
    init(queue: DispatchQueue, internalSerialQueueName: String) {
        self.queue = queue
    }

    /// Runs `action` on the queue, after what was scheduled before it.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
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
