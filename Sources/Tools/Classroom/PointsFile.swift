// The file with the points of each exercise.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// The points in a file: in each line an exercise's name or number, and its points. `#` begins a
/// comment.
struct PointsFile {
    private let file: URL
    private let lines: [(number: Int, name: String, points: Int)]

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
        lines = try text.trimmingPrefix("\u{FEFF}")
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated().compactMap { index, line in
                let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
                guard !words.isEmpty else { return nil }
                let place = "\(file.relativePath):\(index + 1)"
                guard words.count == 2, words[1].allSatisfy({ ("0"..."9").contains($0) }) else {
                    throw KitError(
                        "\(place): write a name and a whole number, such as 'after-the-end 2'."
                    )
                }
                guard let points = Int(words[1]), points <= 1_000_000 else {
                    throw KitError("\(place): '\(words[1])' is more than 1000000 points.")
                }
                return (index + 1, String(words[0]), points)
            }
    }

    /// The points of each name or number.
    var points: [String: Int] {
        Dictionary(lines.map { ($0.name, $0.points) }) { first, _ in first }
    }

    /// Throws an error if a line names no exercise, or one that another line names.
    func check(_ exercises: [Exercise]) throws {
        var known: [Int: (number: Int, name: String)] = [:]
        for line in lines {
            let place = "\(file.relativePath):\(line.number)"
            let exercise = exercises.firstIndex { [$0.name, $0.number].contains(line.name) }
            guard let exercise else {
                throw KitError(
                    """
                    \(place): there is no exercise '\(line.name)'. \
                    To see all: swift run kit exercises list
                    """
                )
            }
            if let first = known.updateValue((line.number, line.name), forKey: exercise) {
                throw KitError(
                    """
                    \(place): '\(line.name)' is listed twice: line \(first.number) has \
                    '\(first.name)'. Delete one of the lines.
                    """
                )
            }
        }
    }
}
