// Work as operations of an operation queue.
// Mirrors: RxSwift/Schedulers/OperationQueueScheduler.swift
// Chapter: 2 (OperationQueueScheduler)

import Foundation

/// Runs work as operations; the queue's `maxConcurrentOperationCount` says how many at once.
///
/// It knows no time, so timers cannot use it.
public class OperationQueueScheduler: ImmediateSchedulerType {
    /// Where the operations run.
    public let operationQueue: OperationQueue
    /// The priority that each operation is given.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler on `operationQueue`.
    public init(
        operationQueue: OperationQueue,
        queuePriority: Operation.QueuePriority = .normal
    ) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs `action` as an operation.
    /// - returns: Calls the work off, if it has not begun; else disposes of what `action` returned.
    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let cancel = SingleAssignmentDisposable()
        let operation = BlockOperation {
            if cancel.isDisposed {
                return
            }
            cancel.setDisposable(action(state))
        }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return cancel
    }
}
