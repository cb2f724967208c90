// Grades as files, and as a table.
// Chapter: appendix, teaching (grading)

import Foundation
import JUnit

extension GradeBook {
    /// Writes `table.txt`, `results.json`, `results.xml` and `feedback/STUDENT.md`.
    public func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(JSONBook(self)).write(
            to: folder.appending(path: "results.json"),
            options: .atomic
        )
        try write(table, to: folder.appending(path: "table.txt"))
        try write(junit(junitSuites), to: folder.appending(path: "results.xml"))
        let feedback = folder.appending(path: "feedback")
        // Removes the feedback on submissions that no longer exist.
        try? FileManager.default.removeItem(at: feedback)
        try FileManager.default.createDirectory(at: feedback, withIntermediateDirectories: true)
        for report in students {
            try write(report.feedback, to: feedback.appending(path: "\(report.student).md"))
        }
    }

    private func write(_ text: String, to file: URL) throws {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// A row for each student, a column for each chapter, a sign for each exercise.
    public var table: String {
        let numbers = exercises.map(\.number)
        let chapters = Dictionary(grouping: numbers.indices) { numbers[$0].prefix { $0 != "." } }
            .sorted { $0.value[0] < $1.value[0] }
        let head = ["student"] + chapters.map { "ch \($0.key)" } + ["points"]
        let rows = students.map { report in
            [report.student.onOneLine]
                + chapters.map { $0.value.map { report.marks[$0].sign }.joined() }
                + ["\(report.points) of \(report.maximum)"]
        }
        let widths = head.indices.map { column in
            ([head] + rows).map { $0[column].count }.max() ?? 0
        }
        let lines = ([head] + rows).map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
                .joined(separator: "  ")
                .trimmingCharacters(in: .whitespaces)
        }
        return (lines + ["", "✓ passed   ✗ not passed   · not begun, or no file   ! unreadable"])
            .joined(separator: "\n") + "\n"
    }
}

extension Mark {
    /// Its sign in a table.
    fileprivate var sign: String {
        switch verdict.status {
        case .passed: return "✓"
        case .missing, .notBegun: return "·"
        case .unreadable: return "!"
        default: return "✗"
        }
    }
}
