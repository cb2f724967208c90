// The traces recorded from RxSwift, and a comparison that shows only what matters.

import Foundation

/// The package's folder.
public let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The trace that was recorded from RxSwift 6.2.0 itself for the sample `name`.
///
/// One thing is changed: an error's text says the name of the library that the object is from.
public func goldenTrace(_ name: String) throws -> String {
    try String(
        contentsOf: packageFolder.appending(path: "Tests/Golden/\(name).txt"),
        encoding: .utf8
    )
    .replacing("Object `RxSwift.", with: "Object `MiniRx.")
}

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
