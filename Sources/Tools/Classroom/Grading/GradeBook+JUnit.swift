// Grades in the form in which JUnit writes the results of tests: most CI systems show it.
// Chapter: appendix, teaching (grading)

import Foundation

extension GradeBook {
    /// The results in the form in which JUnit writes those of tests.
    var junit: String {
        let suites = students.map { report in
            let cases = report.marks.map { mark in
                let head = """
                        <testcase classname="\(report.student.xml)" name="\(mark.number) \
                    \(mark.exercise.xml)" time="\(mark.seconds.formatted)"
                    """
                guard !mark.verdict.isPassed else { return head + "/>" }
                return """
                    \(head)>
                          <failure message="\(mark.verdict.status.rawValue)">\
                    \(mark.verdict.explanation.xml)</failure>
                        </testcase>
                    """
            }
            return """
                  <testsuite name="\(report.student.xml)" tests="\(report.marks.count)" \
                failures="\(report.marks.count { !$0.verdict.isPassed })">
                \(cases.joined(separator: "\n"))
                  </testsuite>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            \(suites.joined(separator: "\n"))
            </testsuites>

            """
    }
}

extension Verdict {
    /// All that is said of it, as plain text.
    fileprivate var explanation: String {
        [rule.map { "Rule: \($0)" }, message, printed.map { "It printed:\n\($0)" }, place]
            .compactMap { $0 }.joined(separator: "\n\n")
    }
}

extension String {
    /// As text of XML, which cannot hold control characters at all.
    fileprivate var xml: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0 == "\n" || $0.value >= 32 }))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}

extension Double {
    fileprivate var formatted: String { String(format: "%.2f", self) }
}
