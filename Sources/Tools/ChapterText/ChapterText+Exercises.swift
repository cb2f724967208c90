// The table of a chapter's exercises, made from the exercises' pages.
// Chapter: 0 (how the text is kept true)

import Classroom
import Toolchain

extension ChapterText {
    /// A row for each exercise of a chapter.
    mutating func exercises(ofChapter wanted: String) throws -> [String] {
        do {
            exercises = try exercises ?? Kit(package: package, products: package).exercises()
        } catch let error as KitError {
            throw ChapterError(description: error.description)
        }
        let rows = (exercises ?? []).filter { "\($0.chapter)" == wanted }.map { exercise in
            """
            | \(exercise.number) | [\(exercise.title)](\(exercise.folder.dropFirst("Chapters/".count))/README.md) | \
            \(exercise.kind.rawValue) | \(exercise.points) | \
            [\(exercise.teaches)](\(exercise.chapterLink)) |
            """
        }
        guard !rows.isEmpty else {
            throw ChapterError(description: "chapter \(wanted) has no exercises.")
        }
        return ["| | exercise | kind | points | teaches |", "|---|---|---|---|---|"] + rows
    }
}
