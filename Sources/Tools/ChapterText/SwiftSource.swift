// Finds a declaration in a Swift file by its name, so that a chapter can show it.

import Foundation
import SwiftText

/// The text of a source file.
struct SwiftSource {
    private let file: SwiftFile
    let lines: [String]

    init(_ text: String) {
        file = SwiftFile(text)
        lines = text.components(separatedBy: "\n")
    }

    /// The declaration that `symbol` names, moved to the left margin.
    ///
    /// A symbol is a type (`Sink`), a member (`Sink.observer`), or a function with its labels
    /// (`Sink.init(observer:cancel:)`). An extension has the name of its type. If a name is both a
    /// protocol's requirement and an implementation, the result is the implementation. `nil` if
    /// there is no declaration.
    func declaration(of symbol: String) -> String? {
        let dot = symbol.prefix { $0 != "(" }.firstIndex(of: ".")
        guard let dot else {
            return file.declarations.first { $0.goes(by: symbol) }.map(text(of:))
        }
        let member = symbol[symbol.index(after: dot)...]
        let found = file.declarations
            .filter { $0.name == symbol[..<dot] }
            .compactMap { type in
                file.declarations.first {
                    type.range.contains($0.range.lowerBound) && $0.goes(by: member)
                }
            }
            .map(text(of:))
        return found.first { $0.hasSuffix("}") } ?? found.first
    }

    /// A declaration, from the line of its keyword on.
    private func text(of declaration: Declaration) -> String {
        let start = file.line(of: declaration.range.lowerBound) - 1
        let end = file.line(of: declaration.range.upperBound - 1) - 1
        let margin = lines[start].prefix { $0 == " " }.count
        return lines[start...end].map { String($0.dropFirst(margin)) }.joined(separator: "\n")
    }
}
