// All Swift files of the package, for rules that every one of them keeps.

import Foundation
import TestSupport

/// A Swift file.
struct SwiftFile {
    /// From the package's folder on.
    let path: String
    let text: String

    /// Those of the library, of the tools, of the tests, and of the exercises with their answers;
    /// without the files beside this one, which spell out what is not allowed.
    static func all() throws -> [SwiftFile] {
        try ["Sources", "Tests", "Chapters"].flatMap { folder -> [SwiftFile] in
            let root = packageFolder.appending(path: folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("PortabilityTests/") }
                .sorted().map { path in
                    let file = root.appending(path: path)
                    return SwiftFile(
                        path: "\(folder)/\(path)",
                        text: try String(contentsOf: file, encoding: .utf8)
                    )
                }
        }
    }

    /// The code alone: comments and the text in strings are gone.
    var code: String {
        text.replacing(#/"""(?s:.*?)"""/#, with: "\"\"")
            .replacing(#/"(?:\\.|[^"\\\n])*"/#, with: "\"\"")
            .replacing(#/\/\/.*/#, with: "")
    }

    /// `path:line` of each place in the code that has this form.
    func places(of form: Regex<Substring>) -> [String] {
        code.matches(of: form).map { "\(path): \($0.0)" }
    }
}
