// Names the place where code runs, as in a trace: `main`, or the label of the dispatch queue.
// Chapter: 0 (how to read a trace)

import Dispatch
import Foundation

#if !canImport(Darwin)
import CDispatch
#endif

/// The names of the places where code runs.
public enum Lane {
    /// The lane of the caller: `main`, or the label of the dispatch queue, also of the one that an
    /// operation queue was given, or the name of the operation queue.
    public static var current: String {
        // On the main thread the label would be `com.apple.main-thread`.
        Thread.isMainThread ? "main" : currentQueue
    }

    private static let mainLabel = DispatchQueue.main.label

    /// The lane of a caller that is not on the main thread.
    static var currentQueue: String {
        // Darwin adds the quality of service to the label of an operation queue.
        if let queue = OperationQueue.current, let name = queue.underlyingQueue?.label ?? queue.name
        {
            return name
        }
        #if canImport(Darwin)
        let label = String(cString: __dispatch_queue_get_label(nil))
        #else
        let label = String(cString: dispatch_queue_get_label(nil))
        #endif
        // On Linux, an `async` main ends the main thread, and other threads serve its queue.
        return label == mainLabel ? "main" : label
    }
}

extension DispatchQueue {
    /// The lane of the blocks that this queue runs.
    package var lane: String {
        label == DispatchQueue.main.label ? "main" : label
    }
}
