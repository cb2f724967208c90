// A file of tests, of which single functions can be left out.

import SwiftText

/// A function that does not compile, or a whole file if what does not is in none.
struct LeftOut: Equatable {
    /// The file's path from the folder `Tests` on.
    let file: String
    /// The lines, from 1, that are left out.
    let lines: ClosedRange<Int>
    /// Whether they are all that the file has.
    var isWholeFile = false
    /// The tests among them: `Class/test`.
    let tests: [String]
    /// What the compiler says.
    let error: String

    /// What it is called: its test, or else where it is.
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

    /// All tests that it has.
    var tests: [String] { functions.compactMap(\.test) }

    /// What to leave out so that an error goes away.
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
        // The attributes in front of it go with it.
        while start > 1, lines[start - 2].contains(#/^\s*@\w/#) { start -= 1 }
        return LeftOut(
            file: path,
            lines: start...function.lines.upperBound,
            tests: function.test.map { [$0] } ?? [],
            error: error
        )
    }

    /// The text without these parts. All others stay in their lines.
    func text(without parts: [LeftOut]) -> String {
        var lines = lines
        for part in parts { for line in part.lines { lines[line - 1] = "" } }
        return lines.joined(separator: "\n")
    }
}
