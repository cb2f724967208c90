// Names the place where code runs, as in a trace: `main`, or the label of the dispatch queue.
// Chapter: 0 (how to read a trace)

import Dispatch
import Foundation

#if !canImport(Darwin)
import CDispatch
#endif

/// The names of the places where code runs.
public enum Lane {
    /// The lane of the caller: `main`, or the label of the dispatch queue, or the name of the
    /// operation queue.
    public static var current: String {
        // On the main thread the label would be `com.apple.main-thread`.
        Thread.isMainThread ? "main" : currentQueue
    }

    /// The lane of a caller that is not on the main thread.
    static var currentQueue: String {
        // Darwin adds the quality of service to the label of an operation queue.
        if let name = OperationQueue.current?.name { return name }
        #if canImport(Darwin)
        return String(cString: __dispatch_queue_get_label(nil))
        #else
        return String(cString: dispatch_queue_get_label(nil))
        #endif
    }
}

extension DispatchQueue {
    /// The lane of the blocks that this queue runs.
    package var lane: String {
        label == DispatchQueue.main.label ? "main" : label
    }
}
