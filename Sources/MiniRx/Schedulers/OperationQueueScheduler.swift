// Schedules actions as operations of an operation queue.
// Mirrors: RxSwift/Schedulers/OperationQueueScheduler.swift
// Chapter: 2 (OperationQueueScheduler)

import Foundation

/// Runs actions as operations; the queue's `maxConcurrentOperationCount` limits how many at once.
///
/// It has no clock, therefore timers cannot use it.
public class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue on which the operations run.
    public let operationQueue: OperationQueue
    /// The priority of each operation.
    public let queuePriority: Operation.QueuePriority

    /// Creates a scheduler on `operationQueue`.
    public init(
        operationQueue: OperationQueue,
        queuePriority: Operation.QueuePriority = .normal
    ) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs `action` as an operation.
    /// - returns: A disposable that cancels `action` or, after it has run, disposes of its result.
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
