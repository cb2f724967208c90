// The generated parts of a page: excerpts of the source, traces, and the map.
// Chapter: 0 (how the text is kept true)

/// A mistake in a page's text: its line, and how to correct it.
public struct ChapterError: Error, CustomStringConvertible {
    /// The mistake.
    let message: String
    /// The line of the page; `nil` if the mistake is not in a line.
    let line: Int?

    init(description message: String, line: Int? = nil) {
        self.message = message
        self.line = line
    }

    /// The message, with its line.
    public var description: String { line.map { "Line \($0): \(message)" } ?? message }
}

import Classroom
import Foundation
import MiniRxTraced
import Recorder
import WalkthroughsTraced

/// Generates the excerpts, traces and tables of chapters again.
///
/// They are between comments:
///
///     <!-- excerpt: Sources/MiniRx/Observables/Sink.swift Sink.dispose() -->
///     <!-- trace: create-subscribe, step 5 -->
///     <!-- trace: create-subscribe, lines 42 to 45 -->
///     <!-- trace: create-subscribe with deinits, lines 42 to 45 -->
///     <!-- trace: create-subscribe -->
///     <!-- level: create-subscribe operators, lines 42 to 61 -->
///     <!-- marbles: create-subscribe -->
///     <!-- diagram: create-subscribe, part 2 -->
///     <!-- diagram: schedulers, from outside -->
///     <!-- picture: flat-map -->
///     <!-- picture: operator throttle -->
///     <!-- printed: flat-maps -->
///     <!-- map: Sources/MiniRx -->
///     <!-- exercises: 1 -->
///     …
///     <!-- end -->
public struct ChapterText {
    let package: URL
    /// The path from the page to the package's folder.
    var up = "../"
    var recordings: [String: Recording] = [:]
    var diagrams: [String: WalkthroughDiagrams] = [:]
    var operators: OperatorPictures?
    var exercises: [Exercise]?

    /// - parameter package: The folder with Package.swift.
    public init(package: URL) {
        self.package = package
    }

    /// The paths of all pages, in order: the README, the chapters, the exercises.
    public static func pages(in package: URL) throws -> [String] {
        try Page.paths(in: package)
    }

    /// The text with its generated parts updated. Throws `ChapterError`.
    /// - parameter depth: How many folders the page is below the package's folder.
    public mutating func refreshed(_ text: String, depth: Int = 1) throws -> String {
        up = String(repeating: "../", count: depth)
        var result: [String] = []
        var open: Int?
        var isCode = false
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if open == nil && line.hasPrefix("```") {
                isCode.toggle()
            }
            if let begin = open {
                if line == "<!-- end -->" {
                    open = nil
                    result.append(line)
                } else if Self.comment(line) != nil {
                    throw Self.unended(begin)
                }
            } else {
                result.append(line)
                if !isCode, let comment = Self.comment(line) {
                    open = index + 1
                    result += try made(comment, line: index + 1)
                }
            }
        }
        if let open {
            throw Self.unended(open)
        }
        return result.joined(separator: "\n")
    }

    private static func unended(_ line: Int) -> ChapterError {
        ChapterError(description: "put `<!-- end -->` below this part.", line: line)
    }

    static func comment(_ line: String) -> String? {
        let kinds = [
            "excerpt", "trace", "level", "marbles", "diagram", "picture", "printed", "map",
            "exercises",
        ]
        guard kinds.contains(where: { line.hasPrefix("<!-- \($0): ") }) else { return nil }
        return String(line.dropFirst("<!-- ".count).dropLast(" -->".count))
    }

    private mutating func made(_ comment: String, line: Int) throws -> [String] {
        let words = comment.split(separator: " ", maxSplits: 1).map(String.init)
        do {
            switch words[0] {
            case "excerpt:": return try excerpt(words[1])
            case "trace:": return try trace(words[1])
            case "level:": return try level(words[1])
            case "marbles:": return try marbles(words[1])
            case "diagram:": return try diagram(words[1])
            case "picture:": return try picture(words[1])
            case "printed:": return try printed(words[1])
            case "exercises:": return try exercises(ofChapter: words[1])
            default: return try SourceMap(package: package).tables(of: words[1])
            }
        } catch let error as ChapterError {
            throw ChapterError(description: error.message, line: line)
        }
    }
}
