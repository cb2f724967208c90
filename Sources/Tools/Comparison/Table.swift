// All cases in a table.

import Foundation

/// The lines of a table: a heading, a row for each case, and a summary.
public struct Table {
    private let rival: String?

    /// - parameter rival: The library that MiniRx is compared with, if there is one.
    public init(beside rival: Library?) {
        self.rival = rival?.rawValue
    }

    /// The first line.
    public var heading: String {
        let cases = left("case", 62)
        guard let rival else {
            return cases + right("ns", 7) + right("(min – max)", 18) + right("floor", 9)
                + right("ratio", 8) + right("allocations", 13) + right("peak MiB", 10)
        }
        return cases + right("MiniRx ns", 11) + right("\(rival) ns", 16) + right("ratio", 8)
    }

    /// The line of a case.
    public func row(_ report: CaseReport) -> String {
        let name = left(report.name, 20) + left(report.title, 42)
        let (measured, ratio) = (report.measured, report.ratio)
        if let rival = report.rival {
            return name + right(whole(measured.median), 11) + right(whole(rival.median), 16)
                + right(decimals(ratio, 2), 8)
        }
        let times = measured.nanoseconds
        return name + right(whole(measured.median), 7)
            + right("(\(whole(times.min()!)) – \(whole(times.max()!)))", 18)
            + right(report.floor.map { whole($0.median) } ?? "–", 9)
            + right(decimals(ratio, 1), 8)
            + right(decimals(measured.allocations, 2), 13)
            + right(whole(measured.peakMemory), 10)
    }

    /// The last line: a summary of the ratios to the other library.
    public func summary(_ reports: [CaseReport]) -> String? {
        let ratios = reports.compactMap(\.ratio)
        guard rival != nil, !ratios.isEmpty else { return nil }
        let slow = reports.filter { $0.ratio! > Self.limit }.map(\.name)
        return "Median ratio \(decimals(median(of: ratios), 2)); "
            + "\(slow.count) of \(reports.count) cases above \(Self.limit)"
            + (slow.isEmpty ? "." : ": \(slow.joined(separator: ", ")).")
    }

    /// The ratio above which MiniRx is not clearly faster.
    private static let limit = 0.95
}

/// The reports as JSON.
public func json(_ reports: [CaseReport]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(reports), as: UTF8.self)
}

private func whole(_ number: Double) -> String { String(format: "%.0f", number) }

private func decimals(_ number: Double?, _ count: Int) -> String {
    number.map { String(format: "%.\(count)f", $0) } ?? "–"
}

private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
}
