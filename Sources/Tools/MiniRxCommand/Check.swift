// `kit check`: proves that prose and code agree.

import ChapterText
import Foundation
import MiniRxTraced
import Toolchain

/// Prints a line for each problem, and what was checked. Fails if there is a problem.
func showChecks() throws {
    // Of no interest here: the sample of a subject fails on purpose.
    Hooks.defaultErrorHandler = { _, _ in }
    let package = try kitFolder()
    var problems = 0
    var counts: [String] = []
    for check in Check.all {
        let findings = try check.findings(in: package)
        findings.problems.forEach { print($0) }
        findings.notes.forEach { print("Not decided here: \($0)") }
        problems += findings.problems.count
        let checked = findings.checked.sorted { $0.key < $1.key }
        counts += checked.map { "\($0.key) \($0.value)" }
    }
    print("Checked: \(listed(counts)).")
    if problems > 0 {
        fflush(stdout)
        let count = problems == 1 ? "is 1 problem" : "are \(problems) problems"
        throw KitError("there \(count).")
    }
    print("Prose and code agree.")
}
