// The public operators of a source file, and whether their doc comments have an example.
// Chapter: 0 (how the text is kept true)

import Foundation
import SwiftText

/// A public function that makes a sequence.
struct PublicOperator {
    /// Its name, with the label of its first parameter if it has one: `map`, `take(until:)`.
    /// Overloads have the same name.
    let name: String
    let path: String
    /// The line of its keyword.
    let line: Int
    let hasExample: Bool

    /// Those of a file, without former names.
    static func all(in text: String, of path: String) -> [PublicOperator] {
        let file = SwiftFile(text)
        let lines = text.components(separatedBy: "\n")
        return file.declarations.compactMap { declaration in
            let line = file.line(of: declaration.range.lowerBound)
            guard declaration.keyword == "func", lines[line - 1].contains("public "),
                makesSequence(file.text(declaration.range))
            else { return nil }
            let above = lines[..<(line - 1)].reversed()
                .prefix { $0.contains(#/^ *(@|\/\/\/)/#) }
            guard !above.contains(where: { $0.contains("deprecated") }) else { return nil }
            return PublicOperator(
                name: name(of: declaration),
                path: path,
                line: line,
                hasExample: above.contains { $0.hasSuffix("/// ```swift") }
            )
        }
    }

    private static func name(of declaration: Declaration) -> String {
        let name = declaration.name.filter { $0 != "`" }
        let label = (declaration.labels ?? "").dropFirst().prefix { $0.isLetter }
        return label.isEmpty ? name : "\(name)(\(label):)"
    }

    /// Whether the result of a function is a sequence.
    private static func makesSequence(_ text: String) -> Bool {
        let head = text.prefix { $0 != "{" }
        guard let arrow = head.ranges(of: "->").last else { return false }
        return head[arrow.upperBound...].prefixMatch(of: sequence) != nil
    }

    private static var sequence: Regex<Substring> {
        #/\s*(?:Connectable)?(?:Observable|Infallible|Single|Maybe|Completable)\b/#
    }
}
