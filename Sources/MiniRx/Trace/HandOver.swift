// How the library hands work to queues: as Dispatch and Foundation do, and the recorder is told.
// Mirrors: nothing in RxSwift.
// Chapter: 0 (how to read the source)
//
// In a release build each is the plain call that its name begins with.

import Dispatch
import Foundation

extension DispatchQueue {
    /// Like `async(execute:)`.
    @inline(__always)
    func asyncTraced(_ block: @escaping @Sendable () -> Void) {
        #if DEBUG
            Trace.handOver(block, to: lane) { block in self.async { block() } }
        #else
            async(execute: block)
        #endif
    }
}

extension OperationQueue {
    /// Like `addOperation(_:)` with a `BlockOperation` of that priority.
    @inline(__always)
    func addOperationTraced(_ priority: Operation.QueuePriority, _ block: @escaping () -> Void) {
        func add(_ block: @escaping () -> Void) {
            let operation = BlockOperation { block() }
            operation.queuePriority = priority
            addOperation(operation)
        }
        #if DEBUG
            Trace.handOver(block, to: "OperationQueue", by: add)
        #else
            add(block)
        #endif
    }
}

extension DispatchSourceTimer {
    /// Like `setEventHandler(handler:)`, for a timer on `queue`.
    /// - parameter due: When the timer fires, if it does so once; `nil` if it goes on until it is
    ///   cancelled.
    @inline(__always)
    func setEventHandlerTraced(
        on queue: DispatchQueue,
        due: DispatchTime?,
        _ handler: @escaping () -> Void
    ) {
        #if DEBUG
            let traced = Trace.timer(handler, on: queue.lane, due: due)
            setEventHandler { traced() }
        #else
            setEventHandler { handler() }
        #endif
    }
}
