// The parts of a page that are made: excerpts of the source, traces, and the map.
// Chapter: 0 (how the text is kept true)

/// A mistake in a page's text: where it is, and what to do.
public struct ChapterError: Error, CustomStringConvertible {
    /// What is wrong.
    let message: String
    /// The line of the page. `nil` if it is not about one.
    let line: Int?

    init(description message: String, line: Int? = nil) {
        self.message = message
        self.line = line
    }

    /// The message, and the line that it is about.
    public var description: String { line.map { "Line \($0): \(message)" } ?? message }
}

#if DEBUG
    import Foundation
    import MiniRx
    import Walkthroughs

    /// Makes the excerpts and traces of chapters anew.
    ///
    /// They stand between comments:
    ///
    ///     <!-- excerpt: Sources/MiniRx/Observables/Sink.swift Sink.dispose() -->
    ///     <!-- trace: create-subscribe, step 5 -->
    ///     <!-- trace: create-subscribe, lines 42 to 45 -->
    ///     <!-- trace: create-subscribe with deinits, lines 42 to 45 -->
    ///     <!-- trace: create-subscribe -->
    ///     <!-- map: Sources/MiniRx -->
    ///     …
    ///     <!-- end -->
    public struct ChapterText {
        private let package: URL
        private var recordings: [String: Recording] = [:]

        /// - parameter package: The folder that has Package.swift in it.
        public init(package: URL) {
            self.package = package
        }

        /// The pages, in order: the README and the chapters.
        public static func pages(in package: URL) throws -> [URL] {
            try Page.files(in: package)
        }

        /// The text with all that is made in it made anew. Throws `ChapterError`.
        public mutating func refreshed(_ text: String) throws -> String {
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
            let kinds = ["excerpt", "trace", "map"]
            guard kinds.contains(where: { line.hasPrefix("<!-- \($0): ") }) else { return nil }
            return String(line.dropFirst("<!-- ".count).dropLast(" -->".count))
        }

        private mutating func made(_ comment: String, line: Int) throws -> [String] {
            let words = comment.split(separator: " ", maxSplits: 1).map(String.init)
            do {
                switch words[0] {
                case "excerpt:": return try excerpt(words[1])
                case "trace:": return try trace(words[1])
                default: return try SourceMap(package: package).tables(of: words[1])
                }
            } catch let error as ChapterError {
                throw ChapterError(description: error.message, line: line)
            }
        }

        private func excerpt(_ wanted: String) throws -> [String] {
            let words = wanted.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else {
                throw ChapterError(description: "name a file and a symbol, with a blank between.")
            }
            let (path, symbol) = (words[0], words[1])
            let file = package.appending(path: path)
            guard let source = try? String(contentsOf: file, encoding: .utf8) else {
                throw ChapterError(description: "there is no file \(path).")
            }
            guard let declaration = SwiftSource(source).declaration(of: symbol) else {
                throw ChapterError(description: "\(path) declares no \(symbol).")
            }
            return [
                "[\(file.lastPathComponent)](../\(path)) · `\(symbol)`", "", "```swift",
                declaration, "```",
            ]
        }

        private mutating func trace(_ wanted: String) throws -> [String] {
            let parts = wanted.split(separator: ", ", maxSplits: 1).map(String.init)
            let name = parts[0].replacing(" with deinits", with: "")
            guard let walkthrough = Walkthrough.named(name) else {
                throw ChapterError(description: "there is no walkthrough \(name).")
            }
            let recording = recordings[name] ?? walkthrough.record()
            recordings[name] = recording
            let all = recording.lines(deinits: name != parts[0])
            guard parts.count == 2 else { return ["```text"] + Self.table(all) + ["```"] }
            let lines = try Self.lines(parts[1], of: walkthrough, recording, all)
            return ["```text"] + Self.table(lines) + ["```"]
        }

        private static func lines(
            _ part: String,
            of walkthrough: Walkthrough,
            _ recording: Recording,
            _ all: [TraceLine]
        ) throws -> [TraceLine] {
            if let step = part.wholeMatch(of: #/step (\d+)/#).flatMap({ Int($0.1) }) {
                let parts = walkthrough.lines(of: recording)
                if let found = parts.first(where: { $0.step?.number == step }) {
                    return found.lines
                }
                throw ChapterError(description: "\(walkthrough.name) has no step \(step).")
            }
            if let match = part.wholeMatch(of: #/lines (\d+) to (\d+)/#),
                let first = all.firstIndex(where: { $0.number == Int(match.1) }),
                let last = all.firstIndex(where: { $0.number == Int(match.2) }), first <= last
            {
                return Array(all[first...last])
            }
            throw ChapterError(
                description: """
                    say `step 5` or `lines 42 to 45` instead of `\(part)`; the trace has \
                    \(all.compactMap(\.number).count) lines.
                    """
            )
        }

        private static func table(_ lines: [TraceLine]) -> [String] {
            traceTable(lines).map { row in
                let text = "\(row.number)  \(row.lane)  \(row.call)  \(row.caller)"
                return String(text.reversed().drop { $0 == " " }.reversed())
            }
        }
    }
#endif
