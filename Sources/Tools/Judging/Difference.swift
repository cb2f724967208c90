// The first difference of two traces.

import Foundation

/// The first line in which `trace` differs from `expected`: the three equal lines before it, and
/// three lines of each text from there on; `nil` if the two are equal.
public func firstDifference(of trace: String, from expected: String) -> String? {
    guard trace != expected else { return nil }
    let lines = trace.components(separatedBy: "\n")
    let wanted = expected.components(separatedBy: "\n")
    let common = min(lines.count, wanted.count)
    let index = (0..<common).first { lines[$0] != wanted[$0] } ?? common
    /// The lines from the first difference on, each with a word for the text that it is from.
    func rest(_ lines: [String], _ whose: String) -> [String] {
        let rest = lines.dropFirst(index).prefix(3).filter { !$0.isEmpty }
        let shown = rest.isEmpty ? ["(no more lines)"] : Array(rest)
        return shown.map { "\(whose)  \($0)" }
    }
    let before = wanted[max(0, index - 3)..<index].map { "      \($0)" }
    let head = "The first difference is in line \(index + 1):"
    return ([head] + before + rest(wanted, "want") + rest(lines, "got ")).joined(separator: "\n")
}
