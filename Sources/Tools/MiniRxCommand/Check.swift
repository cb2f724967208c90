// `kit check`: checks that prose and code agree.

import ChapterText
import Foundation
import Toolchain

/// Prints a line for each problem, and the numbers of checked items. Fails if there is a problem.
func showChecks() throws {
    ignoreUnhandledErrors()
    let package = try kitFolder()
    var problems = 0
    var counts: [String] = []
    for check in Check.all {
        let findings = try check.findings(in: package)
        findings.problems.forEach { print($0) }
        findings.notes.forEach { print("Not counted as a problem: \($0)") }
        problems += findings.problems.count
        let checked = findings.checked.sorted { $0.key < $1.key }
        counts += checked.map { "\($0.key) \($0.value)" }
    }
    print("Checked: \(listed(counts)).")
    if problems > 0 {
        fflush(stdout)
        throw KitError(problems == 1 ? "1 problem found." : "\(problems) problems found.")
    }
    print("Prose and code agree.")
}
