// A program in a page: code that is marked as runnable, and what it prints.
// Chapter: 0 (how the text is kept true)

/// The Swift code below `<!-- runnable -->`, and the text below that, which is what it prints.
struct Program {
    /// The page's path.
    let page: String
    /// The number of the code's first line.
    let line: Int
    let code: [String]
    /// What the page says that it prints. `nil` if it says nothing.
    let output: [String]?

    /// The number of the output's first line, or of the line above which it belongs.
    var outputLine: Int { line + code.count + (output == nil ? 1 : 3) }
}

extension Page {
    private static let mark = "<!-- runnable -->"

    /// Its programs. Throws `ChapterError` if there is none below a mark.
    var programs: [Program] {
        get throws {
            try prose.filter { $0.text == Self.mark }.map { number, _ in
                guard let code = block("```swift", from: number + 1) else {
                    let message = "put code below this mark, which begins with ```swift."
                    throw ChapterError(description: message, line: number)
                }
                return Program(
                    page: path,
                    line: number + 2,
                    code: code,
                    output: block("```text", from: number + 2 + code.count + 2)
                )
            }
        }
    }

    /// The lines within a block that begins with `fence` on the line of that number.
    private func block(_ fence: String, from number: Int) -> [String]? {
        let rest = lines.dropFirst(number - 1)
        guard rest.first == fence, rest.dropFirst().contains("```") else { return nil }
        return Array(rest.dropFirst().prefix { $0 != "```" })
    }

    /// Its text, with what its programs print.
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
