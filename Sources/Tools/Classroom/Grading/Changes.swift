// What has changed since the last grading.
// Chapter: appendix, teaching (grading)

import Foundation

/// The marks that an earlier grading has written to `results.json`.
public struct EarlierResults: Decodable {
    private struct Student: Decodable {
        let student: String
        let exercises: [Result]
    }

    private struct Result: Decodable {
        let name: String
        let status: String
    }

    private let exercises: [GradeBook.Entry]
    private let students: [Student]

    /// The results in a folder; `nil` if there are none, or if they cannot be read.
    public init?(in folder: URL) {
        guard let data = try? Data(contentsOf: folder.appending(path: GradeBook.resultsFile)),
            let results = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = results
    }

    /// A line for each exercise whose points are different now, and for each student whose marks
    /// are.
    public func changes(to book: GradeBook) -> [String] {
        let earlier = Dictionary(students.map { ($0.student, $0) }) { first, _ in first }
        let present = book.students.compactMap { report -> String? in
            guard let old = earlier[report.student] else { return "\(report.student): new" }
            let statuses = Dictionary(old.exercises.map { ($0.name, $0.status) }) { $1 }
            let changes = report.marks.compactMap { mark -> String? in
                let (old, new) = (statuses[mark.exercise], mark.verdict.status.rawValue)
                guard old != new else { return nil }
                return "\(mark.number) \(mark.exercise) \(old ?? "not graded") → \(new)"
            }
            return changes.isEmpty ? nil : "\(report.student): \(changes.joined(separator: ", "))"
        }
        let points = Dictionary(exercises.map { ($0.name, $0.points) }) { first, _ in first }
        let worth = book.exercises.compactMap { exercise -> String? in
            guard let old = points[exercise.name], old != exercise.points else { return nil }
            return
                "\(exercise.number) \(exercise.name): \(exercise.points) points instead of \(old)"
        }
        let names = Set(book.students.map(\.student))
        let gone = students.map(\.student).filter { !names.contains($0) }
        return worth + present + gone.map { "\($0): no submission any more" }
    }
}
