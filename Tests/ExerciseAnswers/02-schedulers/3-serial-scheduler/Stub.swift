// Exercise 2.3: a scheduler with a serial queue of its own. What it has to do stands in README.md.

import Dispatch

@testable import MiniRx

/// Runs work on a dispatch queue, one piece after another, always later.
final class SerialDispatchQueueScheduler: ImmediateSchedulerType {
    /// - parameter queue: Where the work is to run. It may be concurrent.
    /// - parameter internalSerialQueueName: The label of the queue that the scheduler makes.
    init(queue: DispatchQueue, internalSerialQueueName: String) {
    }

    /// Runs `action` on the queue, after what was scheduled before it.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        return Disposables.create()
    }
}
