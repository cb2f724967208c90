// How many of the library's objects are alive: a leak detector for tests.
// Mirrors: the `Resources` part of RxSwift/Rx.swift
// Differs: The count of serial observe-on sinks is in ObserveOnSerialDispatchQueue.swift.
// Chapter: 1 (who keeps a subscription alive)

#if TRACE_RESOURCES
    import Synchronization

    private let resourceCount = Atomic<Int32>(0)

    /// The number of live observables, sinks, observers, disposables and locks. Exists in builds
    /// with `TRACE_RESOURCES` (here: debug builds). Can be called from any thread.
    public enum Resources {
        /// The current number. If it is the same before and after a test, the test leaked nothing.
        public static var total: Int32 { resourceCount.load(ordering: .acquiring) }

        /// Adds one. Returns the previous number.
        @discardableResult
        public static func incrementTotal() -> Int32 {
            resourceCount.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        }

        /// Subtracts one. Returns the previous number.
        @discardableResult
        public static func decrementTotal() -> Int32 {
            resourceCount.wrappingSubtract(1, ordering: .acquiringAndReleasing).oldValue
        }
    }
#endif
