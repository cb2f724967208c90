// Grades that nobody had to judge.

import TestSupport
import Toolchain

@testable import Classroom

/// What these students have handed in to the exercises `after-the-end` and `anonymous-observer`.
struct MadeUpBook {
    private let exercises: [Exercise]
    private var reports: [Report] = []

    init() throws {
        let kit = Kit(package: packageFolder, products: builtProducts.folder)
        exercises = try kit.exercises().filter {
            ["after-the-end", "anonymous-observer"].contains($0.name)
        }
    }

    /// Adds a student.
    /// - parameter essence: What remains of the answers, for comparing them.
    mutating func add(
        _ student: String,
        _ verdicts: Verdict...,
        account: Account? = nil,
        essence: Essence? = nil,
        hints: Int? = nil
    ) {
        let marks = zip(exercises, verdicts).map { exercise, verdict in
            var mark = Mark(exercise, verdict, seconds: 0.25)
            mark.essence = essence
            mark.hints = hints
            return mark
        }
        let name = FileNames.names(for: [student])[0]
        reports.append(Report(student: student, account: account, fileName: name, marks: marks))
    }

    var book: GradeBook {
        GradeBook(
            isolation: "none",
            exercises: exercises.map { .init(name: $0.name, number: $0.number, points: $0.points) },
            students: reports
        )
    }
}

extension Verdict {
    static let passed = Verdict(status: .passed, message: "The answer keeps all rules.")
    static let missing = Verdict(status: .missing, message: "There is no file.")

    static let unreadable = Verdict(status: .unreadable, message: "x.zip is encrypted.")

    static func broken(_ rule: String, printed: String? = nil) -> Verdict {
        Verdict(status: .broken, rule: rule, message: "No.", printed: printed)
    }
}
