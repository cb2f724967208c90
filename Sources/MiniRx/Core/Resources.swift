// How many of the library's objects are alive: a leak detector for tests. Without the flag
// `TRACE_RESOURCES` the functions do nothing.
// Mirrors: the `Resources` part of RxSwift/Rx.swift
// Chapter: 1 (who keeps a subscription alive)

#if TRACE_RESOURCES
import Synchronization

// Not `AtomicInt`, at whose operations tests interleave threads.
private let resourceCount = Atomic<Int32>(0)
private let numberOfSerialDispatchObservables = Atomic<Int32>(0)

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

    /// The number of live observables that deliver on a serial dispatch queue.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
        numberOfSerialDispatchObservables.load(ordering: .acquiring)
    }

    static func incrementNumberOfSerialDispatchQueueObservables() {
        numberOfSerialDispatchObservables.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }

    static func decrementNumberOfSerialDispatchQueueObservables() {
        numberOfSerialDispatchObservables.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }

    static func noteTailRecursiveSinkStackSize(_ size: Int) {
        maxTailRecursiveSinkStackSize = max(maxTailRecursiveSinkStackSize, size)
    }
}

/// The largest number of Swift iterators that a sink of `concat`, `retry` or similar has stored
/// at once since the program began. Exists with `TRACE_RESOURCES` (here: debug builds).
nonisolated(unsafe) public var maxTailRecursiveSinkStackSize = 0
#else
enum Resources {
    static func incrementTotal() {}
    static func decrementTotal() {}
    static func incrementNumberOfSerialDispatchQueueObservables() {}
    static func decrementNumberOfSerialDispatchQueueObservables() {}
    static func noteTailRecursiveSinkStackSize(_ size: Int) {}
}
#endif
