// Where code runs, as a trace names it: `main`, or the label of the dispatch queue.
// Chapter: 0 (how to read a trace)

import Dispatch
import Foundation

#if !canImport(Darwin)
    import CDispatch
#endif

/// Where code runs.
public enum Lane {
    /// The lane of the code that asks: `main`, or the label of the dispatch queue, or the name of
    /// the operation queue.
    public static var current: String {
        // On the main thread the label would be `com.apple.main-thread`.
        if Thread.isMainThread { return "main" }
        // Darwin adds to the label of an operation queue what quality it has.
        if let name = OperationQueue.current?.name { return name }
        #if canImport(Darwin)
            return String(cString: __dispatch_queue_get_label(nil))
        #else
            return String(cString: dispatch_queue_get_label(nil))
        #endif
    }
}

extension DispatchQueue {
    /// The lane of the blocks that it runs.
    package var lane: String {
        label == DispatchQueue.main.label ? "main" : label
    }
}
