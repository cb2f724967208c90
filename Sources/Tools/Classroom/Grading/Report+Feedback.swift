// The feedback for a student: a page of Markdown.
// Chapter: appendix, teaching (grading)

import Foundation

extension Report {
    /// The page for the student.
    var feedback: String {
        let rows = marks.map { mark in
            """
            | \(mark.number) | \(mark.exercise) | \(mark.verdict.status.rawValue) | \
            \(mark.points) of \(mark.maximum) |
            """
        }
        let sections = causes.map { verdict, names in
            let parts = [
                "## \(names): \(verdict.status.rawValue)",
                verdict.rule.map { "The last rule that was tried: *\($0)*" },
                verdict.message.fenced,
                verdict.printed.map { "The answer printed:\n\n\($0.fenced)" },
                verdict.chapter.map { "Read: `Chapters/\($0)`" },
                verdict.place.map { "The judge: `\($0)`" },
            ]
            return parts.compactMap { $0 }.joined(separator: "\n\n")
        }
        let head = """
            # \(student.inMarkdown): \(points) of \(maximum) points

            | | exercise | | points |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
        return ([head] + sections).joined(separator: "\n\n").printable + "\n"
    }
}

extension Report {
    /// Why exercises did not pass. Those with the same cause, such as a file that cannot be read,
    /// are together.
    var causes: [(verdict: Verdict, names: String)] {
        marks.filter { !$0.verdict.isPassed }
            .reduce(into: []) { causes, mark in
                let name = "\(mark.number) \(mark.exercise)"
                if let same = causes.firstIndex(where: { $0.verdict == mark.verdict }) {
                    causes[same].names += ", \(name)"
                } else {
                    causes.append((mark.verdict, name))
                }
            }
    }
}

extension String {
    /// The text as a block of Markdown, with a fence longer than any in the text.
    fileprivate var fenced: String {
        let longest = matches(of: #/`+/#).map(\.output.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(self)\n\(fence)"
    }

    /// The text in a heading: nothing in it is Markdown or HTML.
    fileprivate var inMarkdown: String { replacing(#/[\\`*_\[\]<>&|]/#) { "\\\($0.0)" } }
}
