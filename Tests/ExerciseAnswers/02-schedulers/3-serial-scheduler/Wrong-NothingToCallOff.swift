// Breaks: What was called off before it began does not run.

import Dispatch

@testable import MiniRx

/// Runs work on a dispatch queue, one piece after another, always later.
final class SerialDispatchQueueScheduler: ImmediateSchedulerType {
    private let serialQueue: DispatchQueue

    /// - parameter queue: Where the work is to run. It may be concurrent.
    /// - parameter internalSerialQueueName: The label of the queue that the scheduler makes.
    init(queue: DispatchQueue, internalSerialQueueName: String) {
        serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
    }

    /// Runs `action` on the queue, after what was scheduled before it.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        serialQueue.async {
            _ = action(state)
        }
        return Disposables.create()
    }
}
