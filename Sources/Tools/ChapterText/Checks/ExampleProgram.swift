// All examples as one program: it is compiled once.
// Chapter: 0 (how the text is kept true)

import Foundation

/// The program that runs examples, each in a function.
struct ExampleProgram {
    let examples: [Example]
    /// The folder with Package.swift: the compiler's messages have full paths.
    let package: URL

    /// The line that is printed before each example.
    private static let mark = "\u{1}"

    /// The text of its file.
    var text: String {
        let functions = examples.indices.map { "func example\($0)() throws {\n\(body($0))\n}\n" }
        let calls = examples.indices.map { #"print("\u{1}"); try example\#($0)()"# }
        let start = "setvbuf(stdout, nil, _IOLBF, 0)"
        return ([Self.support] + functions + [start] + calls).joined(separator: "\n") + "\n"
    }

    private func body(_ index: Int) -> String {
        let example = examples[index]
        let code = example.code.joined(separator: "\n")
        let file = package.appending(path: example.path).path
        let placed = """
            #sourceLocation(file: "\(file)", line: \(example.line))
            \(code)
            #sourceLocation()
            """
        guard let result = example.rows.last else { return placed }
        let sources = example.rows.dropLast().map {
            #"let \#($0.name) = sequence("\#($0.marbles)", clock)"#
        }
        // Longer than the rows: a sequence that ends later than its row says shows that.
        let end = 20 + (example.rows.map(\.marbles.count).max() ?? 0)
        return """
            let clock = HistoricalScheduler()
            \(sources.joined(separator: "\n"))
            draw(clock, until: \(end), width: \(result.marbles.count)) {
            \(placed)
            }
            """
    }

    /// The output of each example: the lines below its mark.
    static func outputs(in output: String) -> [[String]] {
        output.components(separatedBy: mark + "\n").dropFirst().map {
            $0.split(separator: "\n").map(String.init)
        }
    }
}
