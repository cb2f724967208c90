// A program in a page: code that is marked as recorded, and its trace.
// Chapter: 0 (how the text is kept true)

import Recorder

/// The Swift code below `<!-- recorded -->`, and the text below that, which is its trace; below
/// `<!-- recorded: lines 12 to 20 -->` only these lines.
struct Program {
    /// The page's path.
    let page: String
    /// The number of the code's first line.
    let line: Int
    let code: [String]
    /// The numbers of the trace's lines that are shown; `nil` for all.
    let range: ClosedRange<Int>?
    /// What the page shows of its trace. `nil` if it shows nothing.
    let output: [String]?

    /// The number of the output's first line, or of the line above which it belongs.
    var outputLine: Int { line + code.count + (output == nil ? 1 : 3) }

    /// What is to be shown of its trace. Throws `ChapterError` if there are no such lines.
    func shown(of recording: Recording) throws -> [String] {
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
                    let message = "put code below this mark, which begins with ```swift."
                    throw ChapterError(description: message, line: number)
                }
                return Program(
                    page: path,
                    line: number + 2,
                    code: code,
                    range: mark.1.flatMap { Int($0) }.flatMap { first in
                        mark.2.flatMap { Int($0) }.map { first...max(first, $0) }
                    },
                    output: block("```text", from: number + 2 + code.count + 2)
                )
            }
        }
    }

    private static var mark: Regex<(Substring, Substring?, Substring?)> {
        #/<!-- recorded(?:: lines (\d+) to (\d+))? -->/#
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
        // From below, for a line keeps its number while nothing above it changes.
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
