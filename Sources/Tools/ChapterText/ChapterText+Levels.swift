// Lines of a walkthrough at one of the upper levels: your code, operators.
// Chapter: 0 (levels)

import Foundation
import Levels
import Recorder

extension ChapterText {
    /// A run at the level `code` or `operators`, or some of its lines: the essence of a passage.
    mutating func level(_ wanted: String) throws -> [String] {
        guard
            let match = wanted.wholeMatch(
                of: #/([\w-]+) (code|operators)(?:, lines (\d+) to (\d+))?/#
            ), let level = Level(rawValue: String(match.2))
        else {
            throw ChapterError(
                description: """
                    write `NAME code` or `NAME operators`, perhaps with `, lines 42 to 45`, instead of \
                    `\(wanted)`.
                    """
            )
        }
        let run = try run(of: String(match.1))
        var lines = run.lines(at: level, Marbles(of: run)).filter { $0.number != nil }
        if let first = match.3.flatMap({ Int($0) }), let last = match.4.flatMap({ Int($0) }) {
            lines.removeAll { !(first...max(first, last) ~= $0.number!) }
        }
        guard !lines.isEmpty else {
            throw ChapterError(description: "`\(wanted)` has no line at this level.")
        }
        return ["```text"] + Self.table(lines) + ["```"]
    }

    private static func table(_ lines: [LevelLine]) -> [String] {
        let number = "\(lines.compactMap(\.number).max() ?? 0)".count
        let hasLanes = Set(lines.map(\.lane)).count > 1
        let lane = hasLanes ? lines.map { Run.short($0.lane).count }.max() ?? 0 : 0
        let outermost = lines.map(\.depth).min() ?? 0
        return lines.map { line in
            let start = "\(line.number ?? 0)".padded(to: number, left: true)
            let middle = hasLanes ? "  " + Run.short(line.lane).padded(to: lane) : ""
            let indent = String(repeating: " ", count: 2 * (line.depth - outermost))
            return start + middle + "  " + indent + line.text
        }
    }
}
