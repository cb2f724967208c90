// A copy of this package, to plant mistakes in.

#if canImport(XCTest)
import Foundation
import XCTest

/// A copy of this package in a temporary folder, without what was built, and without what somebody
/// has done in its exercises.
public final class PackageCopy {
    /// The copy's folder.
    public let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    private static let builtOrGits = [".build", ".git"]

    /// A fresh copy.
    public init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = try FileManager.default.contentsOfDirectory(
            at: packageFolder,
            includingPropertiesForKeys: nil
        )
        for file in files where !Self.builtOrGits.contains(file.lastPathComponent) {
            let copy = folder.appending(path: file.lastPathComponent)
            try FileManager.default.copyItem(at: file, to: copy)
        }
        try beginExercises()
    }

    /// Puts the students' files back as they are given.
    private func beginExercises() throws {
        let files = FileManager.default
        let progress = folder.appending(path: "Chapters/exercise-progress.txt")
        try? files.removeItem(at: progress)
        let answers = folder.appending(path: "Tests/ExerciseAnswers")
        for path in files.subpaths(atPath: answers.path) ?? [] where path.contains("/Stub.") {
            let stub = answers.appending(path: path)
            let exercise = folder.appending(path: "Chapters/\(path)")
                .deletingLastPathComponent()
            let names = try files.contentsOfDirectory(atPath: exercise.path)
            for name in names where name.hasSuffix(".\(stub.pathExtension)") {
                let file = exercise.appending(path: name)
                try Data(contentsOf: stub).write(to: file)
            }
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Replaces the first `text` in a file. There has to be one.
    /// - returns: File and line of it, as problems name them: `README.md:12:`.
    public func plant(_ mistake: String, for text: String, in path: String) throws -> String {
        let file = folder.appending(path: path)
        var content = try String(contentsOf: file, encoding: .utf8)
        let range = try XCTUnwrap(
            content.firstRange(of: text),
            "There is no \(text) in \(path)."
        )
        let line = content[..<range.lowerBound].count { $0 == "\n" } + 1
        content.replaceSubrange(range, with: mistake)
        try content.write(to: file, atomically: true, encoding: .utf8)
        return "\(path):\(line):"
    }
}
#endif
