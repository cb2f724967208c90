// The feedback for a student: a page for a browser.
// Chapter: appendix, teaching (grading)

extension Report {
    /// The page for the student.
    var page: String {
        let rows = marks.map { mark in
            [
                "<span class=\"number\">\(mark.number)</span>", mark.exercise.html,
                mark.verdict.htmlStatus,
                "<span class=\"number\">\(mark.points) of \(mark.maximum)</span>",
            ]
        }
        let sections = marks.filter { !$0.verdict.isPassed }.map(\.htmlSection)
        let head = """
            <h1>\(student.html): \(points) of \(maximum) points</h1>
            \(htmlTable([["no.", "exercise", "result", "points"]] + rows))
            """
        return Classroom.page(
            "\(student): \(points) of \(maximum) points",
            ([head] + sections).joined(separator: "\n")
        )
    }
}

extension Mark {
    fileprivate var htmlSection: String {
        let parts = [
            "<h2>\(number) \(exercise.html): \(verdict.status.rawValue)</h2>",
            verdict.rule.map { "<p>The last rule that was tried: <em>\($0.html)</em></p>" },
            "<pre>\(verdict.message.html)</pre>",
            verdict.printed.map { "<p>The answer printed:</p>\n<pre>\($0.html)</pre>" },
            verdict.chapter.map { "<p>Read: <code>Chapters/\($0.html)</code></p>" },
            verdict.place.map { "<p>The judge: <code>\($0.html)</code></p>" },
        ]
        return parts.compactMap { $0 }.joined(separator: "\n")
    }
}

extension Verdict {
    /// The status in its colour.
    var htmlStatus: String { "<span class=\"\(htmlClass)\">\(status.rawValue)</span>" }

    /// The class that gives the colour.
    var htmlClass: String {
        switch status {
        case .passed: "passed"
        case .missing, .notBegun: "faint"
        default: "failed"
        }
    }
}
