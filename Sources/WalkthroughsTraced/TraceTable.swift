// A trace in columns: number, lane, call, who called it, where it stands.
// Chapter: 0 (how to read a trace)

import Recorder

/// One line of a trace, cut into columns that fit under those of the other lines.
public struct TraceRow {
    /// The line itself.
    public let line: TraceLine
    /// Its number, three characters wide.
    public let number: String
    /// Its lane, as wide as the longest.
    public let lane: String
    /// The call, indented below its caller; as wide as the widest where something follows.
    public let call: String
    /// An arrow and the number of the line that called it, or blanks.
    public let caller: String
    /// File and line of a call. Empty for what is no call.
    public let source: String
}

extension TraceRow {
    /// How many characters it takes, with two blanks between the columns.
    public var width: Int {
        [number, lane, call, caller, source].map(\.count).reduce(2 * 4, +)
    }
}

/// Cuts lines into columns, indented no further than they need be.
/// - parameter indent: The number of blanks for each level.
public func traceTable(_ lines: [TraceLine], indent: Int = 2) -> [TraceRow] {
    let lane = lines.map(\.step.lane.count).max() ?? 0
    let outermost = lines.map(\.depth).min() ?? 0
    let calls = lines.map { line in
        String(repeating: " ", count: indent * (line.depth - outermost)) + line.shortText
    }
    let width = calls.map(\.count).max() ?? 0
    return zip(lines, calls).map { line, call in
        let source = line.step.source
        return TraceRow(
            line: line,
            number: (line.number.map(String.init) ?? "").padded(to: 3, left: true),
            lane: line.step.lane.padded(to: lane),
            call: source == nil ? call : call.padded(to: width),
            caller: source == nil ? "" : (line.caller.map { "← \($0)" } ?? "").padded(to: 5),
            source: source?.split(separator: "/").last.map(String.init) ?? ""
        )
    }
}

extension TraceLine {
    /// Its text, with the first label only of the functions that take a handler for each kind
    /// of event: all labels would make one line twice as long as all others.
    fileprivate var shortText: String {
        text.replacing(Self.allLabels) { "(\($0.1)…)" }
    }

    private static let allLabels = #/\((on\w+:)(?:on\w+:)*onDisposed:\)/#
}
