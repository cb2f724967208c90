// Reads the list of mutants.

import Foundation
import Toolchain

/// The mutants of `Tests/Mutants`, where each chapter has a file.
///
/// A mutant is a paragraph. Its first line has the file and the fault. Then follow the library's
/// lines, each after a `-`, and the lines that replace them, each after a `+`. A mutant that
/// changes nothing observable has a last line `equivalent:` with the reason. Lines that begin with
/// `#` are comments.
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
                    throw wrong(
                        "a line must begin with -, + or equivalent: but this does not: \(line)"
                    )
                }
                equivalent = String(mark.1)
            }
        }
        guard !old.isEmpty else { throw wrong("no line after a - names the lines to replace.") }
        guard new.count <= old.count else {
            throw wrong("there are more lines after + than after -, so other lines would move.")
        }
        guard new != old else { throw wrong("the lines after + are the lines after -.") }
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
