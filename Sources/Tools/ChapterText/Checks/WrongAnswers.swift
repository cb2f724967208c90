// What the page for teachers says of wrong answers is what their lists say.
// Chapter: 0 (how the text is kept true)

import Classroom
import Toolchain

extension Check {
    /// The lists can be read, and each row of the page that names a wrong answer has what one
    /// believes and the rule, as the list has them.
    static let wrongAnswers = Check("wrong answers") { package, findings in
        let kit = Kit(package: package.folder, products: package.folder)
        var rows: [String: String] = [:]
        for exercise in try kit.exercises() {
            do {
                for answer in try kit.wrongAnswers(to: exercise) {
                    findings.count("wrong answers")
                    let name = "| \(exercise.number) | `\(answer.name)`: "
                    rows[name] = "\(name)\(answer.belief) | *\(answer.rule)* | "
                }
            } catch let error as KitError {
                findings.report(exercise.wrongAnswers, 1, error.description)
            }
        }
        let page = try package.page("Chapters/teaching.md")
        for (number, text) in page.prose {
            guard let name = text.firstMatch(of: #/^\| \d+\.\d+ \| `\w+`: /#)?.0 else { continue }
            guard let row = rows[String(name)] else {
                findings.report(page.path, number, "there is no such wrong answer: \(text)")
                continue
            }
            if !text.hasPrefix(row) {
                findings.report(page.path, number, "the row must begin with: \(row)")
            }
        }
    }
}
