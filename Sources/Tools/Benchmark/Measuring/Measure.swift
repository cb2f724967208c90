// One run of one case, in a process of its own.

import AllocationCount
import Foundation

/// What one run finds out. It is written as a line of three numbers, which `Sample` of the module
/// Comparison reads.
struct Measurement: CustomStringConvertible {
    /// Nanoseconds for one element.
    let nanoseconds: Double
    /// How often memory was asked for, for one element; negative where that cannot be counted.
    let allocations: Double
    /// The most memory that the process had, in mebibytes.
    let peakMemory: Double

    var description: String { "\(nanoseconds) \(allocations) \(peakMemory)" }

    /// Warms up, runs `body` with a clock, and once more to count allocations, which takes time
    /// itself.
    init(of body: (Int) -> Void, count: Int) {
        let end = DispatchSemaphore(value: 0)
        // A lock that nobody else wants is cheaper while there is only one thread. Apps have more.
        Thread.detachNewThread { end.wait() }
        defer { end.signal() }
        let few = count / 10
        body(few)
        let start = DispatchTime.now().uptimeNanoseconds
        body(count)
        let elapsed = DispatchTime.now().uptimeNanoseconds - start
        allocationCountStart()
        body(few)
        nanoseconds = Double(elapsed) / Double(count)
        allocations = Double(allocationCount()) / Double(few)
        peakMemory = peakMemoryInMebibytes()
    }
}

private func peakMemoryInMebibytes() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        let perMebibyte = 1_048_576.0
    #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let perMebibyte = 1_024.0
    #endif
    return Double(usage.ru_maxrss) / perMebibyte
}
