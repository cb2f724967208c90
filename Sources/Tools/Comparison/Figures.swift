// What was measured, of one case.

import Toolchain

/// What one process has found out about one case.
public struct Sample: Equatable {
    /// Nanoseconds for one element.
    public let nanoseconds: Double
    /// How often memory was asked for, for one element. `nil` where that cannot be counted.
    public let allocations: Double?
    /// The most memory that the process had, in mebibytes.
    public let peakMemory: Double

    /// Reads the line that the process has written: three numbers.
    public init(_ line: String) throws {
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 3 else {
            throw KitError("a run says '\(line)' instead of three numbers.")
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
    /// How often memory was asked for, for one element. `nil` where that cannot be counted.
    public let allocations: Double?
    /// The most memory that a process had, in mebibytes.
    public let peakMemory: Double

    /// - parameter runs: At least one.
    public init(_ runs: [Sample]) {
        nanoseconds = runs.map(\.nanoseconds)
        median = Comparison.median(of: nanoseconds)
        allocations = runs[0].allocations
        peakMemory = runs.map(\.peakMemory).max()!
    }
}

/// The middle one, or what is between the two in the middle.
func median(of numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
