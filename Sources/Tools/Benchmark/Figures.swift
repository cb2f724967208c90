// One case, measured in a process of its own.

import AllocationCount
import Foundation

/// What a child process finds out about one case.
struct Figures: Codable {
    /// Nanoseconds for one element, of each run.
    let nanoseconds: [Double]
    /// Their median.
    let median: Double
    /// How often memory was asked for, for one element. `nil` where that cannot be counted.
    let allocations: Double?
    /// The most memory that the process had, in mebibytes.
    let peakMemory: Double

    /// Warms up, runs `body` so often with a clock, and once more to count allocations, which takes
    /// time itself.
    static func of(_ body: (Int) -> Void, count: Int, runs: Int) -> Figures {
        let end = DispatchSemaphore(value: 0)
        // A lock that nobody else wants is cheaper while there is only one thread. Apps have more.
        Thread.detachNewThread { end.wait() }
        defer { end.signal() }
        body(count / 10)
        var times: [Double] = []
        for _ in 0..<runs {
            let start = DispatchTime.now().uptimeNanoseconds
            body(count)
            let elapsed = DispatchTime.now().uptimeNanoseconds - start
            times.append(Double(elapsed) / Double(count))
        }
        allocationCountStart()
        body(count)
        let allocations = allocationCount()
        return Figures(
            nanoseconds: times,
            median: median(of: times),
            allocations: allocations < 0 ? nil : Double(allocations) / Double(count),
            peakMemory: peakMemoryInMebibytes()
        )
    }

    private static func median(of numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    private static func peakMemoryInMebibytes() -> Double {
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
}
