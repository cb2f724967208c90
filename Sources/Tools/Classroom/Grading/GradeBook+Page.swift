// The grades of a class: a page for a browser, for the teacher.
// Chapter: appendix, teaching (grading)

import Foundation

extension GradeBook {
    /// - parameter changes: What has changed since the last grading; `nil` if there was none.
    func page(changes: [String]?) -> String {
        let count = students.count == 1 ? "1 student" : "\(students.count) students"
        let tasks = exercises.count == 1 ? "1 exercise" : "\(exercises.count) exercises"
        let parts = [
            "<h1>Grades: \(count), \(tasks)</h1>", studentsTable, signs, exercisesTable,
            sameAnswersList, changes.map(list),
        ]
        return Classroom.page("Grades", parts.compactMap { $0 }.joined(separator: "\n"))
    }

    /// The points come first: a narrow screen shows only the first columns.
    private var studentsTable: String {
        let hasHints = students.contains { $0.hints != nil }
        let head = ["student", "points"] + (hasHints ? ["hints"] : [])
        let rows = students.map { report in
            let file = "feedback/\(report.fileName).html"
                .addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
            let cells = [
                "<a href=\"\((file ?? "").html)\">\(report.student.html)</a>",
                "<span class=\"number\">\(report.points) of \(report.maximum)</span>",
            ]
            let signs = chapters.map { chapter in
                let signs = chapter.exercises.map { report.marks[$0].htmlSign }.joined()
                return "<span class=\"signs\">\(signs)</span>"
            }
            return cells + (hasHints ? [report.hints.map(String.init) ?? ""] : []) + signs
        }
        return htmlTable([head + chapters.map { "ch \($0.number)" }] + rows)
    }

    private var signs: String {
        let hints = """
             The column <em>hints</em> is from the progress files that students have handed in. It \
            changes no mark, and students can change the file.
            """
        return """
            <p class="faint">\(Self.legend.html.replacing("   ", with: ", ")).\
            \(students.contains { $0.hints != nil } ? hints : "")</p>
            """
    }

    private var exercisesTable: String {
        let rows = statistics.map { row in
            [
                "<span class=\"number\">\(row.exercise.number)</span>", row.exercise.name.html,
                "<span class=\"number\">\(row.passed) of \(row.answers)</span>",
                row.hardest.map { "\($0.rule.html) <span class=\"faint\">(\($0.count))</span>" }
                    ?? "",
            ]
        }
        return """
            <h2>Exercises</h2>
            \(htmlTable([["no.", "exercise", "passed", "where most other answers ended"]] + rows))
            """
    }

    private var sameAnswersList: String? {
        guard !sameAnswers.isEmpty else { return nil }
        let items = sameAnswers.map { same in
            let names = same.students.map(\.html).joined(separator: ", ")
            let kits = same.areKitsSolution ? ", the same as the kit's own solution" : ""
            return "<li>\(same.exercise.number) \(same.exercise.name.html): \(names)\(kits)</li>"
        }
        return """
            <h2>Equal answers</h2>
            <p>These answers are equal without comments and white space. That is a hint to look at \
            them, and not a proof: a short exercise has few right answers, and a common mistake is \
            made by many. Right predictions are left out, because all are the same.</p>
            <ul>
            \(items.joined(separator: "\n"))
            </ul>
            """
    }

    private func list(_ changes: [String]) -> String {
        let items = changes.map { "<li>\($0.html)</li>" }.joined(separator: "\n")
        return "<h2>Since the last grading</h2>\n"
            + (changes.isEmpty ? "<p>Nothing has changed.</p>" : "<ul>\n\(items)\n</ul>")
    }
}

extension Mark {
    /// The sign, with the exercise's name and status.
    fileprivate var htmlSign: String {
        let title = "\(number) \(exercise): \(verdict.status.rawValue)".html
        return "<span class=\"\(verdict.htmlClass)\" title=\"\(title)\">\(sign)</span>"
    }
}

extension Report {
    /// How many hints the student's own progress file counts.
    var hints: Int? {
        let known = marks.compactMap(\.hints)
        return known.isEmpty ? nil : known.reduce(0, &+)
    }
}
