// A comparison that shows only what matters.

import Foundation

/// The first line in which `trace` differs from `expected`, with three lines around it; `nil` if
/// the two are equal.
public func firstDifference(of trace: String, from expected: String) -> String? {
    guard trace != expected else { return nil }
    let lines = trace.components(separatedBy: "\n")
    let wanted = expected.components(separatedBy: "\n")
    let common = min(lines.count, wanted.count)
    let index = (0..<common).first { lines[$0] != wanted[$0] } ?? common
    func line(_ lines: [String], _ index: Int) -> String {
        index < lines.count && !lines[index].isEmpty ? lines[index] : "(no more lines)"
    }
    let before = wanted[max(0, index - 3)..<index].map { "      \($0)" }
    let after = wanted.dropFirst(index + 1).prefix(3).map { "      \($0)" }
    let difference = [
        "want  \(line(wanted, index))",
        "got   \(line(lines, index))",
    ]
    let head = "They differ first in line \(index + 1):"
    return ([head] + before + difference + after).joined(separator: "\n")
}
