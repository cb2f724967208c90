// Where code runs, as a trace names it: `main`, or the label of the dispatch queue.
// Mirrors: nothing in RxSwift; it belongs to the recorder.
// Chapter: 0 (how to read a trace)

#if DEBUG
    import Foundation

    #if canImport(Darwin)
        import Dispatch
    #else
        import CDispatch
    #endif

    enum Lane {
        /// Why the main thread goes first: on it the label would be `com.apple.main-thread`.
        static var current: String {
            if Thread.isMainThread { return "main" }
            #if canImport(Darwin)
                return String(cString: __dispatch_queue_get_label(nil))
            #else
                return String(cString: dispatch_queue_get_label(nil))
            #endif
        }
    }
#endif
