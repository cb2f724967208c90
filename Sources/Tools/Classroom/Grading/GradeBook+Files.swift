// Grades as files, and as a table.
// Chapter: appendix, teaching (grading)

import Foundation
import JUnit

extension GradeBook {
    /// The file with all marks, for other programs.
    static let resultsFile = "results.json"
    static let legend = "✓ passed   ✗ not passed   · not begun, or no file   ! unreadable"

    /// Which exercises the signs are, a line for each chapter.
    private var columns: String {
        chapters.map { chapter in
            let numbers = chapter.exercises.map { exercises[$0].number }
            return "ch \(chapter.number): \(numbers.joined(separator: " "))"
        }
        .joined(separator: "\n")
    }

    /// The files and folders that `write` writes.
    public static let files = [
        "index.html", "table.txt", "moodle.csv", "canvas.csv", resultsFile, "results.xml",
        "feedback",
    ]

    /// Writes the grades of the whole class, and the feedback for each student.
    /// - parameter changes: What has changed since the last grading; `nil` if there was none.
    public func write(to folder: URL, changes: [String]? = nil) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(JSONBook(self)).write(
            to: folder.appending(path: Self.resultsFile),
            options: .atomic
        )
        for (name, text) in [
            ("index.html", page(changes: changes)), ("table.txt", table),
            ("moodle.csv", moodleTable), ("canvas.csv", canvasTable),
            ("results.xml", junit(junitSuites)),
        ] {
            try write(text, to: folder.appending(path: name))
        }
        // Removes the feedback on submissions that no longer exist.
        try? FileManager.default.removeItem(at: folder.appending(path: "feedback"))
        try writeFeedback(to: folder)
    }

    /// Writes only the feedback for these students.
    public func writeFeedback(to folder: URL) throws {
        let feedback = folder.appending(path: "feedback")
        try FileManager.default.createDirectory(at: feedback, withIntermediateDirectories: true)
        for report in students {
            let file = feedback.appending(path: report.fileName)
            try write(report.feedback, to: file.appendingPathExtension("md"))
            try write(report.page, to: file.appendingPathExtension("html"))
        }
    }

    private func write(_ text: String, to file: URL) throws {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The chapters with exercises, and the places of their exercises among all.
    var chapters: [(number: Substring, exercises: [Int])] {
        let numbers = exercises.map(\.number)
        let chapters = Dictionary(grouping: numbers.indices) { index -> Substring in
            numbers[index].prefix { $0 != "." }
        }
        return chapters.sorted { $0.value[0] < $1.value[0] }.map { ($0.key, $0.value) }
    }

    /// A row for each student, a column for each chapter, a sign for each exercise.
    public var table: String {
        let head = ["student"] + chapters.map { "ch \($0.number)" } + ["points"]
        let rows = students.map { report in
            [report.student]
                + chapters.map { $0.exercises.map { report.marks[$0].sign }.joined() }
                + ["\(report.points) of \(report.maximum)"]
        }
        let widths = head.indices.map { column in
            ([head] + rows).map { $0[column].terminalWidth }.max() ?? 0
        }
        let lines = ([head] + rows).map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.terminalWidth) }
                .joined(separator: "  ")
                .trimmingCharacters(in: .whitespaces)
        }
        return (lines + ["", Self.legend, columns]).joined(separator: "\n") + "\n"
    }
}

extension Mark {
    /// Its sign in a table.
    var sign: String {
        switch verdict.status {
        case .passed: return "✓"
        case .missing, .notBegun: return "·"
        case .unreadable: return "!"
        default: return "✗"
        }
    }
}
