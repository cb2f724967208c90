// A way to break the library on purpose. A test has to fail for each.

import Foundation
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
    /// The lines, without the blanks around them.
    let lines: [String]
    /// The lines that replace them: at most as many.
    let replacement: [String]
    /// Why no test can fail; `nil` if one should.
    public let equivalent: String?

    /// The line, from 1, at which `text` has this mutant's lines. The lines have to occur once.
    public func line(in text: String) throws -> Int {
        let all = text.components(separatedBy: "\n").map(trimmed)
        let places = all.indices.dropLast(lines.count - 1).filter {
            all[$0..<$0 + lines.count].elementsEqual(lines)
        }
        guard let place = places.first, places.count == 1 else {
            let count = places.isEmpty ? "not there" : "there \(places.count) times"
            throw KitError(
                """
                Sources/MiniRx/\(file): what “\(what)” of chapter \(chapter) replaces is \(count):
                  \(lines.joined(separator: "\n  "))
                Write lines into Tests/Mutants that the file has once, or take the mutant out.
                """
            )
        }
        return place + 1
    }

    /// The text of the broken file. All other lines keep their numbers.
    func applied(to text: String) throws -> String {
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

func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
}
