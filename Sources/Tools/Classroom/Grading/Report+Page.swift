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
        let sections = causes.map { $0.htmlSection(on: $1) }
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

extension Verdict {
    fileprivate func htmlSection(on exercises: String) -> String {
        let parts = [
            "<h2>\(exercises.html): \(status.rawValue)</h2>",
            rule.map { "<p>The last rule that was tried: <em>\($0.html)</em></p>" },
            "<pre>\(message.html)</pre>",
            printed.map { "<p>The answer printed:</p>\n<pre>\($0.html)</pre>" },
            chapter.map { "<p>Read: <code>Chapters/\($0.html)</code></p>" },
            place.map { "<p>The judge: <code>\($0.html)</code></p>" },
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
