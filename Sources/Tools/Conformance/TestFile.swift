// A file of tests. Single functions of it can be left out.

import SwiftText

/// A function that does not compile, or a whole file if the error is outside functions.
struct LeftOut: Equatable {
    /// The file's path from the folder `Tests` on.
    let file: String
    /// The lines, from 1, that are left out.
    let lines: ClosedRange<Int>
    /// Whether these are all lines of the file.
    var isWholeFile = false
    /// The tests among them: `Class/test`.
    let tests: [String]
    /// The compiler's message.
    let error: String

    /// Its name: its test, or else its place.
    var place: String {
        if isWholeFile { return file }
        return tests.first ?? "\(file), lines \(lines.lowerBound) to \(lines.upperBound)"
    }
}

/// A file of tests.
struct TestFile {
    private let path: String
    private let lines: [Substring]
    private let functions: [(lines: ClosedRange<Int>, test: String?)]
    /// The classes that it declares.
    let classes: [String]

    /// - parameter path: From the folder `Tests` on.
    init(_ path: String, _ text: String) {
        let file = SwiftFile(text)
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        functions = file.callables.filter { $0.kind == .function }.map { function in
            let isTest = function.name.hasPrefix("test") && function.name.hasSuffix("()")
            let type = function.type.split(separator: ".").last
            return (
                lines: function.line...file.line(of: function.body.upperBound),
                test: isTest ? type.map { "\($0)/\(function.name.dropLast(2))" } : nil
            )
        }
        classes = file.declarations.filter { $0.keyword == "class" }.map(\.name)
    }

    /// All tests in it.
    var tests: [String] { functions.compactMap(\.test) }

    /// The part to leave out because of an error.
    func part(with error: String, inLine line: Int) -> LeftOut {
        guard let function = functions.first(where: { $0.lines.contains(line) }) else {
            return LeftOut(
                file: path,
                lines: 1...lines.count,
                isWholeFile: true,
                tests: tests,
                error: error
            )
        }
        var start = function.lines.lowerBound
        // With the attributes before the function.
        while start > 1, lines[start - 2].contains(#/^\s*@\w/#) { start -= 1 }
        return LeftOut(
            file: path,
            lines: start...function.lines.upperBound,
            tests: function.test.map { [$0] } ?? [],
            error: error
        )
    }

    /// The text without these parts. The line numbers of the rest do not change.
    func text(without parts: [LeftOut]) -> String {
        var lines = lines
        for part in parts { for line in part.lines { lines[line - 1] = "" } }
        return lines.joined(separator: "\n")
    }
}
