// All Swift files of the package, for rules that every one of them keeps.

import SwiftText
import TestSupport

/// The code of a Swift file: without comments, and without what is in strings.
struct Code {
    /// From the package's folder on.
    let path: String
    let text: String

    /// That of the library, of the tools, of the tests, and of the exercises with their answers;
    /// without the files beside this one, which spell out what is not allowed.
    static func all() throws -> [Code] {
        try ["Sources", "Tests", "Chapters"].flatMap(swiftFiles)
            .filter { !$0.path.hasPrefix("Tests/PortabilityTests/") }
            .map { Code(path: $0.path, of: $0.text) }
    }

    init(path: String, of text: String) {
        let file = SwiftFile(text)
        var (code, end) = ("", 0)
        // What a string's interpolations hold is in the string.
        for token in file.tokens where token.start >= end {
            if token.start > end { code += token.isFirstOfLine ? "\n" : " " }
            code += token.kind == .string ? "\"\"" : file.text(token.start..<token.end)
            end = token.end
        }
        self.path = path
        self.text = code
    }

    /// The path, and what stands there, of each place that has this form.
    func places(of form: Regex<Substring>) -> [String] {
        text.matches(of: form).map { "\(path): \($0.0)" }
    }
}
