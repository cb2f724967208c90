// A program in a page: code with the mark `recorded`, and what it did.
// Chapter: 0 (how the text is kept true)

import Foundation
import Levels
import Recorder

/// The Swift code below `<!-- recorded -->`, and its trace below the code. Below
/// `<!-- recorded: lines 12 to 20 -->` only these lines of the trace are shown, and below
/// `<!-- recorded: marbles -->` its marbles.
///
/// Below `<!-- recorded: program.swift -->`, in a block of text, are the marbles of the program in
/// that file, which is beside the page.
struct Program {
    /// The page's path.
    let page: String
    /// The number of the code's first line, or of the mark that names its file.
    let line: Int
    let code: [String]
    /// The number of lines before the code in the file that is compiled: the compiler's messages
    /// name the lines of the page.
    let linesBefore: Int
    /// The numbers of the shown lines of the trace; `nil` for all.
    var range: ClosedRange<Int>?
    /// Whether the marbles are shown in place of the trace.
    let showsMarbles: Bool
    /// The lines of the trace that the page shows; `nil` if it shows none.
    let output: [String]?
    /// The number of the output's first line, or of the line before which it belongs.
    let outputLine: Int

    /// The lines of the trace to show. Throws `ChapterError` if the trace does not have them.
    func shown(of recording: Recording) throws -> [String] {
        if showsMarbles {
            let text = code.joined(separator: "\n")
            let blanks = String(repeating: "\n", count: linesBefore)
            let marbles = Marbles(of: Run(recording) { _ in blanks + text })
            return MarbleText(marbles, linesBefore: linesBefore).lines
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
    /// - parameter package: The folder with Package.swift.
    func programs(in package: URL) throws -> [Program] {
        let (mark, fileMark) = (Self.mark, Self.fileMark)
        return try prose.compactMap { number, text in
            if let mark = text.wholeMatch(of: mark) {
                return try program(
                    below: number,
                    range: mark.1.flatMap { Int($0) }.flatMap { first in
                        mark.2.flatMap { Int($0) }.map { first...max(first, $0) }
                    },
                    showsMarbles: text.contains("marbles")
                )
            }
            guard let file = text.wholeMatch(of: fileMark)?.1 else { return nil }
            return try program(in: String(file), of: package, shownBelow: number)
        }
    }

    private func program(
        below number: Int,
        range: ClosedRange<Int>?,
        showsMarbles: Bool
    ) throws -> Program {
        guard let code = block("```swift", from: number + 1) else {
            let message = "put a block of code below this mark, which begins with ```swift."
            throw ChapterError(description: message, line: number)
        }
        let end = number + 2 + code.count
        let output = block("```text", from: end + 2)
        return Program(
            page: path,
            line: number + 2,
            code: code,
            linesBefore: number + 1,
            range: range,
            showsMarbles: showsMarbles,
            output: output,
            outputLine: end + (output == nil ? 1 : 3)
        )
    }

    private func program(
        in file: String,
        of package: URL,
        shownBelow number: Int
    ) throws -> Program {
        let folder = package.appending(path: path).deletingLastPathComponent()
        guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
        else {
            throw ChapterError(description: "there is no \(file) beside this page.", line: number)
        }
        guard let output = block("```text", from: number + 1) else {
            let message = "put a block of text below this mark, which begins with ```text."
            throw ChapterError(description: message, line: number)
        }
        return Program(
            page: path,
            line: number,
            code: text.components(separatedBy: "\n"),
            linesBefore: 0,
            showsMarbles: true,
            output: output,
            outputLine: number + 2
        )
    }

    private static var mark: Regex<(Substring, Substring?, Substring?)> {
        #/<!-- recorded(?:: marbles|: lines (\d+) to (\d+))? -->/#
    }

    private static var fileMark: Regex<(Substring, Substring)> {
        #/<!-- recorded: ([\w-]+\.swift) -->/#
    }

    /// The lines within a block that begins with `fence` on the line of that number.
    private func block(_ fence: String, from number: Int) -> [String]? {
        let rest = lines.dropFirst(number - 1)
        guard rest.first == fence, rest.dropFirst().contains("```") else { return nil }
        return Array(rest.dropFirst().prefix { $0 != "```" })
    }

    /// Its text, with its programs' traces.
    func showing(_ outputs: [[String]], of programs: [Program]) -> String {
        var lines = lines
        // From the last program to the first: lines keep their numbers if only later lines change.
        for (program, output) in zip(programs, outputs).reversed() {
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
