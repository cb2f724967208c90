// A way to break the library on purpose. A test has to fail for each.

import Foundation
import Mistakes
import Toolchain

/// One or a few lines of the library, and the broken lines that replace them.
public struct Mutant: Sendable {
    /// From 1, in the order of the list.
    public let number: Int
    /// The chapter whose tests should fail.
    public let chapter: Int
    /// The file, from `Sources/MiniRx` on.
    public let file: String
    /// What is broken.
    public let what: String
    /// What the list says.
    private let mistake: Mistake

    /// Why no test can fail; `nil` if one should.
    public var equivalent: String? { mistake.note }
    /// The lines, and the lines that replace them: at most as many.
    private var change: Mistake.Change { mistake.changes[0] }

    /// A mutant of a chapter's list.
    init(_ mistake: Mistake, number: Int, chapter: Int) throws {
        guard let title = mistake.title.firstMatch(of: #/^(\S+\.swift): (.+)$/#) else {
            throw mistake.wrong(
                "a mutant begins with its file and what is broken: `Core/Rx.swift: …`."
            )
        }
        guard mistake.changes.count == 1 else {
            throw mistake.wrong("a mutant changes one place: all lines after - come first.")
        }
        self.number = number
        self.chapter = chapter
        self.mistake = mistake
        file = String(title.1)
        what = String(title.2)
        guard change.replacement.count <= change.lines.count else {
            throw mistake.wrong(
                "there are more lines after + than after -, so other lines would move."
            )
        }
    }

    /// The line, from 1, at which `text` has this mutant's lines. The lines have to occur once.
    public func line(in text: String) throws -> Int {
        let all = text.components(separatedBy: "\n")
        return try mistake.place(of: change, in: all, of: "Sources/MiniRx/\(file)") + 1
    }

    /// The text of the broken file. All other lines keep their numbers.
    func applied(to text: String) throws -> String {
        let (lines, replacement) = (change.lines, change.replacement.map(trimmed))
        let first = try line(in: text) - 1
        var all = text.components(separatedBy: "\n")
        let same = zip(lines.reversed(), replacement.reversed()).prefix { $0 == $1 }.count
        let rest = Array(repeating: "", count: lines.count - replacement.count)
        let new: [String] =
            Array(replacement.dropLast(same)) + rest + Array(replacement.suffix(same))
        all.replaceSubrange(first..<first + lines.count, with: new)
        return all.joined(separator: "\n")
    }
}
