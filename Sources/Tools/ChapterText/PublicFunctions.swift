// The public functions of the library: where each is declared, and whether it has an example.
// Chapter: appendix, map

import Foundation
import SwiftText

/// A public function, unless it is deprecated.
public struct PublicFunction {
    /// Without labels: `retry`.
    public let name: String
    /// From the package's folder on.
    public let path: String
    /// The line of its keyword, from 1 on.
    public let line: Int
    /// The label of its first parameter; empty if it has none.
    let label: String
    /// Whether its result is a sequence.
    let makesSequence: Bool
    /// Whether its doc comment has an example.
    let hasExample: Bool

    /// Its name, with its first label if it has one: `map`, `take(until:)`. Overloads of an operator
    /// have the same one.
    var operatorName: String { label.isEmpty ? name : "\(name)(\(label):)" }

    /// Whether the file's name does not lead to it.
    var isHidden: Bool {
        let file = URL(filePath: path).deletingPathExtension().lastPathComponent
        return !file.lowercased().contains(name.lowercased())
    }
}

extension PublicFunction {
    /// Those of the library, by name and place.
    /// - parameter package: The folder with Package.swift.
    public static func all(in package: URL) throws -> [PublicFunction] {
        try all(in: PackageText(folder: package), below: "Sources/MiniRx")
            .sorted { ($0.name, $0.path, $0.line) < ($1.name, $1.path, $1.line) }
    }

    /// Those of the files below a folder, file by file.
    static func all(in package: PackageText, below folder: String) throws -> [PublicFunction] {
        try package.swiftFiles(below: folder).flatMap {
            all(in: try package.text($0), of: $0)
        }
    }

    private static func all(in text: String, of path: String) -> [PublicFunction] {
        let file = SwiftFile(text)
        let lines = text.components(separatedBy: "\n")
        return file.declarations.compactMap { declaration in
            let line = file.line(of: declaration.range.lowerBound)
            guard declaration.keyword == "func", lines[line - 1].contains("public ") else {
                return nil
            }
            let above = lines[..<(line - 1)].reversed().prefix { $0.contains(#/^ *(@|\/\/\/)/#) }
            guard !above.contains(where: { $0.contains("deprecated") }) else { return nil }
            return PublicFunction(
                name: declaration.name.filter { $0 != "`" },
                path: path,
                line: line,
                label: (declaration.labels ?? "").dropFirst().prefix { $0.isLetter }.description,
                makesSequence: makesSequence(file.text(declaration.range)),
                hasExample: above.contains { $0.hasSuffix("/// ```swift") }
            )
        }
    }

    private static func makesSequence(_ text: String) -> Bool {
        let head = text.prefix { $0 != "{" }
        guard let arrow = head.ranges(of: "->").last else { return false }
        return head[arrow.upperBound...].prefixMatch(of: sequence) != nil
    }

    private static var sequence: Regex<Substring> {
        #/\s*(?:Connectable)?(?:Observable|Infallible|Single|Maybe|Completable)\b/#
    }
}
