// The measurements of one case.

import Toolchain

/// The measurements of one process.
public struct Sample: Equatable {
    /// Nanoseconds for one element.
    public let nanoseconds: Double
    /// Allocations for one element; `nil` if they cannot be counted.
    public let allocations: Double?
    /// The process's peak memory, in mebibytes.
    public let peakMemory: Double

    /// Reads the line that the process printed: three numbers.
    public init(_ line: String) throws {
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 3 else {
            throw KitError("a run printed '\(line)' instead of three numbers.")
        }
        nanoseconds = numbers[0]
        allocations = numbers[1] < 0 ? nil : numbers[1]
        peakMemory = numbers[2]
    }
}

/// All runs of one case.
public struct Figures: Codable, Equatable {
    /// Nanoseconds for one element, of each run.
    public let nanoseconds: [Double]
    /// Their median.
    public let median: Double
    /// Allocations for one element; `nil` if they cannot be counted.
    public let allocations: Double?
    /// The highest peak memory of a process, in mebibytes.
    public let peakMemory: Double

    /// - parameter runs: At least one.
    public init(_ runs: [Sample]) {
        nanoseconds = runs.map(\.nanoseconds)
        median = Comparison.median(of: nanoseconds)
        allocations = runs[0].allocations
        peakMemory = runs.map(\.peakMemory).max()!
    }
}

/// The middle number, or the mean of the two middle numbers.
func median(of numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
