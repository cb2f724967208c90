// Reads the list of mutants.

import Foundation
import Mistakes
import Toolchain

/// The mutants of `Tests/Mutants`, where each chapter has a file.
///
/// A mutant is a planned mistake (`Mistake`) that changes one place. Its title has the file and the
/// fault. A mutant that changes nothing observable has a line `equivalent:` with the reason.
public enum MutantList {
    /// All mutants of the package in `folder`.
    public static func mutants(of folder: URL) throws -> [Mutant] {
        var mutants: [Mutant] = []
        for chapter in 1...15 {
            let file = folder.appending(path: path(of: chapter))
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
        try Mistake.all(in: text, of: path(of: chapter), note: "equivalent").enumerated()
            .map { try Mutant($1, number: number + $0 + 1, chapter: chapter) }
    }

    private static func path(of chapter: Int) -> String { "Tests/Mutants/chapter-\(chapter).txt" }
}
