// One run of one case, in its own process.

import AllocationCount
import Foundation

/// The measurements of one run. They are printed as a line of three numbers, which `Sample` in the
/// module Comparison reads.
struct Measurement: CustomStringConvertible {
    /// Nanoseconds for one element.
    let nanoseconds: Double
    /// Allocations for one element; negative if they cannot be counted.
    let allocations: Double
    /// The process's peak memory, in mebibytes.
    let peakMemory: Double

    var description: String { "\(nanoseconds) \(allocations) \(peakMemory)" }

    /// Warms up, measures the time of `body`, and runs it again to count allocations, since
    /// counting takes time.
    init(of body: (Int) -> Void, count: Int) {
        let end = DispatchSemaphore(value: 0)
        // Uncontended locks are cheaper in a process with only one thread. Apps have more threads.
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
