// Prints how far grading is.
// Chapter: appendix, teaching (grading)

import Classroom
import Foundation

/// On a terminal one line, which is rewritten; otherwise a line for each student.
struct GradingProgress {
    private let count: Int
    private let style: TerminalStyle
    private let start = Date()
    private var done = 0

    /// - parameter count: The number of students.
    init(of count: Int, _ style: TerminalStyle = TerminalStyle()) {
        self.count = count
        self.style = style
        rewrite(Self.text(done: 0, of: count, seconds: 0))
    }

    /// Notes that a student is done.
    mutating func note(_ report: Report) {
        done += 1
        let points = "\(report.student): \(report.points) of \(report.maximum)"
        guard style.isTerminal else {
            print("  \(points)")
            fflush(stdout)
            return
        }
        let seconds = Date().timeIntervalSince(start)
        rewrite("\(Self.text(done: done, of: count, seconds: seconds)) · \(points)")
    }

    /// Removes the line.
    func end() { rewrite("") }

    private func rewrite(_ line: String) {
        guard style.isTerminal else { return }
        print("\r\u{1B}[2K\(line.prefix(max(0, style.columns - 1)))", terminator: "")
        fflush(stdout)
    }

    /// How many are done, and how long the rest takes if it is as slow as these were.
    static func text(done: Int, of count: Int, seconds: Double) -> String {
        let progress = "\(done) of \(count) \(count == 1 ? "student" : "students") graded"
        guard done > 0, done < count else { return progress }
        let left = seconds / Double(done) * Double(count - done)
        let minutes = Int((left / 60).rounded(.up))
        let time = minutes > 1 ? "about \(minutes) minutes" : "less than a minute"
        return "\(progress), \(time) left"
    }
}
