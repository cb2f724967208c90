// A program in a page: code with the mark `recorded`, and what it did.
// Chapter: 0 (how the text is kept true)

import Levels
import Recorder

/// The Swift code below `<!-- recorded -->`, and its trace below the code. Below
/// `<!-- recorded: lines 12 to 20 -->` only these lines of the trace are shown, and below
/// `<!-- recorded: marbles -->` its marbles.
struct Program {
    /// The page's path.
    let page: String
    /// The number of the code's first line.
    let line: Int
    let code: [String]
    /// The numbers of the shown lines of the trace; `nil` for all.
    let range: ClosedRange<Int>?
    /// Whether the marbles are shown in place of the trace.
    let showsMarbles: Bool
    /// The lines of the trace that the page shows; `nil` if it shows none.
    let output: [String]?

    /// The number of the output's first line, or of the line before which it belongs.
    var outputLine: Int { line + code.count + (output == nil ? 1 : 3) }

    /// The lines of the trace to show. Throws `ChapterError` if the trace does not have them.
    func shown(of recording: Recording) throws -> [String] {
        if showsMarbles {
            let text = code.joined(separator: "\n")
            let blanks = String(repeating: "\n", count: line - 1)
            let marbles = Marbles(of: Run(recording) { _ in blanks + text })
            return MarbleText(marbles, linesBefore: line - 1).lines
        }
        let all = recording.lines()
        guard let range else { return ChapterText.table(all) }
        guard range.upperBound <= all.count, range.lowerBound > 0 else {
            throw ChapterError(description: "the trace has \(all.count) lines.", line: line - 2)
        }
        return ChapterText.table(Array(all[range.lowerBound - 1...range.upperBound - 1]))
    }
}

extension Page {
    /// Its programs. Throws `ChapterError` if there is none below a mark.
    var programs: [Program] {
        get throws {
            let isMark = Self.mark
            return try prose.compactMap { number, text in
                guard let mark = text.wholeMatch(of: isMark) else { return nil }
                guard let code = block("```swift", from: number + 1) else {
                    let message = "put a block of code below this mark, which begins with ```swift."
                    throw ChapterError(description: message, line: number)
                }
                return Program(
                    page: path,
                    line: number + 2,
                    code: code,
                    range: mark.1.flatMap { Int($0) }.flatMap { first in
                        mark.2.flatMap { Int($0) }.map { first...max(first, $0) }
                    },
                    showsMarbles: mark.0.contains("marbles"),
                    output: block("```text", from: number + 2 + code.count + 2)
                )
            }
        }
    }

    private static var mark: Regex<(Substring, Substring?, Substring?)> {
        #/<!-- recorded(?:: marbles|: lines (\d+) to (\d+))? -->/#
    }

    /// The lines within a block that begins with `fence` on the line of that number.
    private func block(_ fence: String, from number: Int) -> [String]? {
        let rest = lines.dropFirst(number - 1)
        guard rest.first == fence, rest.dropFirst().contains("```") else { return nil }
        return Array(rest.dropFirst().prefix { $0 != "```" })
    }

    /// Its text, with its programs' traces.
    func showing(_ outputs: [[String]]) throws -> String {
        var lines = lines
        // From the last program to the first: lines keep their numbers if only later lines change.
        for (program, output) in zip(try programs, outputs).reversed() {
            let start = program.outputLine - 1
            if let old = program.output {
                lines.replaceSubrange(start..<start + old.count, with: output)
            } else {
                lines.insert(contentsOf: ["", "```text"] + output + ["```"], at: start)
            }
        }
        return lines.joined(separator: "\n")
    }
}
