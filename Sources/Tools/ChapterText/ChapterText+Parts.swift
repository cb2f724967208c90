// The generated parts of a page, between its comments: excerpts, traces, diagrams.
// Chapter: 0 (how the text is kept true)

import Foundation
import Levels
import MiniRxTraced
import Recorder
import WalkthroughsTraced

extension ChapterText {
    func excerpt(_ wanted: String) throws -> [String] {
        let words = wanted.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else {
            throw ChapterError(description: "write a file and a symbol, separated by a space.")
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
            "[\(file.lastPathComponent)](\(up)\(path)) · `\(symbol)`", "", "```swift",
            declaration, "```",
        ]
    }

    mutating func trace(_ wanted: String) throws -> [String] {
        let parts = wanted.split(separator: ", ", maxSplits: 1).map(String.init)
        let name = parts[0].replacing(" with deinits", with: "")
        let (walkthrough, recording) = try recorded(name)
        let all = recording.lines(deinits: name != parts[0])
        guard parts.count == 2 else { return ["```text"] + Self.table(all) + ["```"] }
        let lines = try Self.lines(parts[1], of: walkthrough, recording, all)
        return ["```text"] + Self.table(lines) + ["```"]
    }

    mutating func marbles(_ wanted: String) throws -> [String] {
        ["```text"] + MarbleText(Marbles(of: try run(of: wanted))).lines + ["```"]
    }

    mutating func run(of name: String) throws -> Run {
        let (_, recording) = try recorded(name)
        let folder = package
        return Run(recording) { path in
            try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
    }

    mutating func diagram(_ wanted: String) throws -> [String] {
        let words = wanted.split(separator: ", ", maxSplits: 1).map(String.init)
        let (walkthrough, recording) = try recorded(words[0])
        let drawn =
            diagrams[words[0]] ?? WalkthroughDiagrams(of: walkthrough, recording: recording)
        diagrams[words[0]] = drawn
        guard words.count == 2, let part = drawn.part(named: words[1]) else {
            let titles = drawn.parts.map { "`\($0.title)`" }.joined(separator: ", ")
            throw ChapterError(
                description: "there is no diagram `\(wanted)`. The diagrams are: \(titles)."
            )
        }
        let path = "\(up)Diagrams/\(walkthrough.name)/\(part.name)"
        return [
            "![\(part.title)](\(path).svg)", "",
            "<sub>\(part.title) · [as text for Mermaid](\(path).mmd)</sub>",
        ]
    }

    mutating func recorded(_ name: String) throws -> (Walkthrough, Recording) {
        guard let walkthrough = Walkthrough.named(name) else {
            throw ChapterError(description: "there is no walkthrough \(name).")
        }
        let recording = recordings[name] ?? walkthrough.record()
        recordings[name] = recording
        return (walkthrough, recording)
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
                write `step 5` or `lines 42 to 45` instead of `\(part)`; the trace has \
                \(all.compactMap(\.number).count) lines.
                """
        )
    }

    static func table(_ lines: [TraceLine]) -> [String] {
        traceTable(lines).map { row in
            let text = "\(row.number)  \(row.lane)  \(row.call)  \(row.caller)"
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }
}
