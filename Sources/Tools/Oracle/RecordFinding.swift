// The result of comparing one record.

import Recorder
import Toolchain
import WalkthroughsTraced

/// One record, and whether RxSwift behaves as recorded.
public struct RecordFinding: Equatable {
    /// The kinds of results.
    public enum Result: Equatable {
        case equal
        /// The output of `diff`: `-` for the record, `+` for this RxSwift.
        case differs(String)
        /// There is no record.
        case notRecorded
        /// The record was written, or was already the same.
        case written(isNew: Bool)
        /// This version cannot compile the sample: the reason.
        case leftOut(String)
        /// The sample's process failed: how it ended.
        case failed(String)
        /// There is a record, but no sample of its name.
        case noSample
    }

    /// The record's name: the name of its file.
    public let name: String
    /// The number of lines of the new trace.
    public let lines: Int
    /// The result.
    public let result: Result

    init(_ name: String, trace: String = "", _ result: Result) {
        (self.name, self.result) = (name, result)
        lines = trace.count { $0 == "\n" }
    }

    /// Compares a trace with a record.
    init(_ name: String, trace: String, record: RxSwiftsRecord?) throws {
        self.init(
            name,
            trace: trace,
            try record.map {
                $0.trace == trace ? .equal : .differs(try difference(of: trace, from: $0.trace))
            } ?? .notRecorded
        )
    }

    /// Whether nothing is wrong: a sample may have no record yet.
    public var isRight: Bool {
        switch result {
        case .equal, .notRecorded, .written: true
        case .differs, .leftOut, .failed, .noSample: false
        }
    }

    /// A line, followed by the differences.
    /// - parameter whole: Whether to show all differences instead of the first one.
    public func row(whole: Bool) -> String {
        let size = lines == 0 ? "" : "\(lines) lines"
        let start = "  \(name.padded(to: 46))\(size.padded(to: 11, left: true))  "
        switch result {
        case .equal: return start + "equal"
        case .differs(let hunks): return start + "differs\n" + shown(hunks, whole: whole)
        case .notRecorded: return start + "not recorded"
        case .written(let isNew): return start + (isNew ? "written" : "unchanged")
        case .leftOut(let reason): return start + "left out: \(reason)"
        case .failed(let reason): return start + "failed: \(reason)"
        case .noSample: return start + "no sample has this name"
        }
    }

    private func shown(_ hunks: String, whole: Bool) -> String {
        let starts = hunks.ranges(of: "\n@@").map(\.lowerBound)
        let shown = whole ? hunks[...] : hunks[..<(starts.first ?? hunks.endIndex)]
        return shown.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    }
}
