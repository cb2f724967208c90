// Grades for the grade books of Moodle and Canvas.
// Chapter: appendix, teaching (grading)

extension GradeBook {
    private var maximum: Int { exercises.map(\.points).reduce(0, +) }

    /// `moodle.csv`: the columns of Moodle's grading worksheet. Moodle finds a participant by the
    /// number that was in the name of the download; the grade book's import finds a user by a name
    /// that is a user name, an address or an ID number.
    var moodleTable: String {
        let head = [
            "Identifier", "Full name", "Grade", "Maximum Grade", "Last modified (grade)",
            "Feedback comments",
        ]
        let rows = students.map { report in
            let isMoodles = report.account?.platform == .moodle
            let number = isMoodles ? report.account?.number : nil
            return [
                number.map { "Participant \($0)" } ?? report.student, report.student,
                "\(report.points)", "\(maximum)", "-",
                report.marks.map { "\($0.number) \($0.verdict.status.rawValue)" }
                    .joined(separator: "; "),
            ]
        }
        return csv([head] + rows)
    }

    /// `canvas.csv`: the columns of Canvas's grade book. Canvas finds a user by the number that was
    /// in the name of the download, by the login, or by the name.
    var canvasTable: String {
        let head = [
            "Student", "ID", "SIS User ID", "SIS Login ID", "Section", "MiniRx exercises",
        ]
        let possible = ["    Points Possible", "", "", "", "", "\(maximum)"]
        let rows = students.map { report in
            let isCanvas = report.account?.platform == .canvas
            let number = isCanvas ? report.account?.number : nil
            return [
                report.student, number ?? "", "", number == nil ? report.student : "", "",
                "\(report.points)",
            ]
        }
        return csv([head, possible] + rows)
    }
}
