// The list of mutants, read.

import Foundation
import Toolchain

/// The mutants of `Tests/Mutants`, where each chapter has a file.
///
/// A mutant is a paragraph. Its first line has the file and says what is broken; then come the
/// library's lines, each after a `-`, and what stands in their place, each after a `+`. A mutant
/// that changes nothing which can be observed says so in a last line, `equivalent:`, with the
/// reason. Lines that begin with `#` are for the reader.
public enum MutantList {
    /// All mutants of the package in `folder`.
    public static func mutants(of folder: URL) throws -> [Mutant] {
        var mutants: [Mutant] = []
        for chapter in 1...10 {
            let file = folder.appending(path: "Tests/Mutants/chapter-\(chapter).txt")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                throw KitError("there is no \(file.path).")
            }
            mutants += try self.mutants(in: text, chapter: chapter, after: mutants.count)
        }
        return mutants
    }

    /// The mutants that a chapter's file lists.
    /// - parameter number: The number of the mutant before the first one.
    public static func mutants(in text: String, chapter: Int, after number: Int = 0) throws
        -> [Mutant]
    {
        let lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("#") }
        let paragraphs = lines.split { trimmed($0).isEmpty }.map(Array.init)
        return try paragraphs.enumerated().map { index, lines in
            try mutant(lines, number: number + index + 1, chapter: chapter)
        }
    }

    private static func mutant(_ lines: [String], number: Int, chapter: Int) throws -> Mutant {
        func wrong(_ message: String) -> KitError {
            KitError("Tests/Mutants/chapter-\(chapter).txt, “\(lines[0])”: \(message)")
        }
        guard let title = lines[0].firstMatch(of: #/^(\S+\.swift): (.+)$/#) else {
            throw wrong("a mutant begins with its file and what is broken: `Core/Rx.swift: …`.")
        }
        var (old, new, equivalent) = ([String](), [String](), String?.none)
        for line in lines.dropFirst() {
            let text = trimmed(String(line.dropFirst()))
            switch line.first {
            case "-": old.append(text)
            case "+": new.append(text)
            default:
                guard let mark = line.firstMatch(of: #/^equivalent: (.+)$/#) else {
                    throw wrong("a line begins with -, + or equivalent: and this does not: \(line)")
                }
                equivalent = String(mark.1)
            }
        }
        guard !old.isEmpty else { throw wrong("no line after a - says what is replaced.") }
        guard new.count <= old.count else {
            throw wrong("other lines would move: there are more lines after + than after -.")
        }
        guard new != old else { throw wrong("what replaces the lines is what they were.") }
        return Mutant(
            number: number,
            chapter: chapter,
            file: String(title.1),
            what: String(title.2),
            lines: old,
            replacement: new,
            equivalent: equivalent
        )
    }
}
