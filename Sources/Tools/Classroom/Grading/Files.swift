// The files of a submission.
// Chapter: appendix, teaching (grading)

import Foundation

/// The paths in a submission.
struct Files {
    /// The paths as they are, and with `/` in place of the `\` that some zip files have.
    private let paths: [(own: String, plain: String)]

    init(_ paths: [String]) {
        self.paths = paths.map { ($0, $0.replacing("\\", with: "/")) }
    }

    /// The paths with these last parts.
    func ending(with end: String) -> [String] {
        paths.filter { $0.plain == end || $0.plain.hasSuffix("/\(end)") }.map(\.own)
    }

    /// A sentence about the files that the student may have meant: the files in the exercise's
    /// folder, the folder itself if it is a file, and archives in archives.
    func instead(of exercise: Exercise) -> String {
        let folder = exercise.folder.split(separator: "/").last ?? ""
        let near = paths.map(\.plain).filter { path in
            let parts = path.split(separator: "/")
            let isInside = parts.dropLast().last == folder
            return isInside && !["README.md", "Hints.md"].contains(parts.last)
                || parts.last?.lowercased() == exercise.file.lowercased() && exercise.isSwift
                || parts.last == folder && !paths.contains { $0.plain.hasPrefix(path + "/") }
        }
        if !near.isEmpty {
            return """
                 There is \(near.prefix(3).joined(separator: ", ")) instead: keep the names of files \
                and folders as they were given, and do not hand in links.
                """
        }
        let packed = paths.map(\.plain).first {
            Archive($0) != nil || Archive.foreignEnding(of: $0) != nil
        }
        return packed.map { " There is \($0) instead: hand in its contents as one zip file." } ?? ""
    }
}
