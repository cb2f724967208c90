// Grades in JUnit's format for test results.
// Chapter: appendix, teaching (grading)

import JUnit

extension GradeBook {
    /// A suite for each student, a case for each exercise.
    var junitSuites: [JUnitSuite] {
        students.map { report in
            let cases = report.marks.map { mark in
                JUnitCase(
                    owner: report.student,
                    name: "\(mark.number) \(mark.exercise)",
                    seconds: mark.seconds,
                    result: mark.verdict.isPassed
                        ? .passed
                        : .failed(mark.verdict.status.rawValue, mark.verdict.explanation)
                )
            }
            return JUnitSuite(name: report.student, cases: cases)
        }
    }
}

extension Verdict {
    /// The whole verdict as plain text.
    fileprivate var explanation: String {
        [rule.map { "Rule: \($0)" }, message, printed.map { "The answer printed:\n\($0)" }, place]
            .compactMap { $0 }.joined(separator: "\n\n")
    }
}
