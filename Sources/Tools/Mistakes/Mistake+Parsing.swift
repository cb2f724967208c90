// Reads a list of planned mistakes.

import Foundation
import Toolchain

extension Mistake {
    /// The mistakes that a list has. Lines of it that begin with `#` are comments.
    /// - parameter list: The file of the list, from the package's folder on.
    /// - parameter word: The word before the colon of a note.
    public static func all(in text: String, of list: String, note word: String) throws -> [Mistake]
    {
        let lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("#") }
        return try lines.split { trimmed($0).isEmpty }
            .map { try Mistake(Array($0), of: list, note: word) }
    }

    private init(_ lines: [String], of list: String, note word: String) throws {
        func wrong(_ message: String) -> KitError { Self.wrong(message, lines[0], in: list) }
        var (changes, note) = ([Change](), String?.none)
        for line in lines.dropFirst() {
            switch line.first {
            case "-":
                if changes.last?.replacement.isEmpty != true { changes.append(Change()) }
                changes[changes.count - 1].lines.append(trimmed(String(line.dropFirst())))
            case "+":
                guard !changes.isEmpty else {
                    throw wrong("no line after a - names the lines to replace.")
                }
                // A blank parts the sign from the line.
                let text = line.dropFirst(line.hasPrefix("+ ") ? 2 : 1)
                changes[changes.count - 1].replacement.append(String(text))
            default:
                guard line.hasPrefix("\(word): ") else {
                    throw wrong(
                        "a line must begin with -, + or \(word): but this does not: \(line)"
                    )
                }
                note = String(line.dropFirst(word.count + 2))
            }
        }
        guard !changes.isEmpty else { throw wrong("no line after a - names the lines to replace.") }
        guard changes.allSatisfy({ $0.lines != $0.replacement.map(trimmed) }) else {
            throw wrong("the lines after + are the lines after -.")
        }
        self.init(list: list, title: lines[0], changes: changes, note: note)
    }
}
