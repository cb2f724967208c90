// The file with the points of each exercise.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// The points in a file: in each line an exercise's name or number, and its points. `#` begins a
/// comment.
struct PointsFile {
    private let file: URL
    private var lines: [(number: Int, name: String, points: Int)] = []
    private var mistakes: [(number: Int, text: String)] = []

    /// - parameter isKits: Whether it is the kit's own file.
    init(_ file: URL, isKits: Bool) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw KitError(
                "There is no file \(file.relativePath), or it is not UTF-8 text."
                    + (isKits ? " Run the command in the kit's folder." : "")
            )
        }
        self.file = file
        // A file from Windows may begin with a byte order mark.
        let texts = text.trimmingPrefix("\u{FEFF}")
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in texts.enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            guard !words.isEmpty else { continue }
            let number = index + 1
            guard words.count == 2, words[1].allSatisfy({ ("0"..."9").contains($0) }) else {
                mistakes.append(
                    (number, "write a name and a whole number, such as 'after-the-end 2'.")
                )
                continue
            }
            guard let points = Int(words[1]), points <= 1_000_000 else {
                mistakes.append((number, "'\(words[1])' is more than 1000000 points."))
                continue
            }
            lines.append((number, String(words[0]), points))
        }
    }

    /// The points of each name or number.
    var points: [String: Int] {
        Dictionary(lines.map { ($0.name, $0.points) }) { first, _ in first }
    }

    /// Throws an error with all lines that cannot be read, that name no exercise, or that name one
    /// which another line names.
    func check(_ exercises: [Exercise]) throws {
        var mistakes = mistakes
        var known: [Int: (number: Int, name: String)] = [:]
        for line in lines {
            let exercise = exercises.firstIndex { [$0.name, $0.number].contains(line.name) }
            if let exercise {
                guard let first = known[exercise] else {
                    known[exercise] = (line.number, line.name)
                    continue
                }
                let twice =
                    "'\(line.name)' is listed twice: line \(first.number) has '\(first.name)'."
                mistakes.append((line.number, "\(twice) Delete one of the lines."))
            } else {
                let near = hint(for: line.name, of: exercises.map(\.name), instead: Self.list)
                mistakes.append((line.number, "there is no exercise '\(line.name)'. \(near)"))
            }
        }
        guard mistakes.isEmpty else {
            throw KitError(
                mistakes.sorted { $0.number < $1.number }
                    .map { "\(file.relativePath):\($0.number): \($0.text)" }
                    .joined(separator: "\n")
            )
        }
    }

    private static let list = "To see all: swift run kit exercises list"
}
