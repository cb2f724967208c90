// `kit mutants`: checks that tests fail when the library is broken on purpose.

import Foundation
import Mutants
import Toolchain

/// Runs the tests against each mutant, or the mutants of the files whose path contains `name`.
/// Prints the test that fails for each mutant. Throws if no test fails for one.
func showMutants(of name: String?) throws {
    let package = try kitFolder()
    let all = try MutantList.mutants(of: package)
    let wanted = all.filter { name.map($0.file.contains) ?? true }
    guard !wanted.isEmpty else {
        throw KitError("no mutant is in a file whose path contains '\(name!)'.")
    }
    let count = wanted.count == 1 ? "1 mutant" : "\(wanted.count) mutants"
    print("\(count). Building the library with all of them takes some minutes …")
    fflush(stdout)
    var notices: [(Mutant, Notice)] = []
    let numbers = Set(wanted.map(\.number))
    let run = try MutantRun(package: package, mutants: all)
    try run.run {
        numbers.contains($0.number)
    } report: { mutant, notice in
        notices.append((mutant, notice))
        print(row(of: mutant, notice, in: package))
        fflush(stdout)
    }
    try summarize(notices)
}

private func row(of mutant: Mutant, _ notice: Notice, in package: URL) -> String {
    let file = package.appending(path: "Sources/MiniRx/\(mutant.file)")
    let line = (try? mutant.line(in: String(contentsOf: file, encoding: .utf8))) ?? 0
    let place = "\(file.lastPathComponent):\(line)"
        .padding(toLength: 44, withPad: " ", startingAt: 0)
    let who =
        switch notice {
        case .chapter(let test), .library(let test): test
        case .otherChapter(let test): "\(test) (not chapter \(mutant.chapter))"
        case .nobody: mutant.equivalent.map { "– \($0)" } ?? "NOT DETECTED: \(mutant.what)"
        }
    return String(format: "%4d  ", mutant.number) + place + "  " + who
}

private func summarize(_ notices: [(mutant: Mutant, notice: Notice)]) throws {
    let real = notices.filter { $0.mutant.equivalent == nil }
    let own = real.count { if case .chapter = $0.notice { true } else { false } }
    let others = real.count { if case .otherChapter = $0.notice { true } else { false } }
    let all = real.count { $0.notice != .nobody }
    print(
        """

        Of \(real.count) mutants, the tests of the file's chapter detect \(own), the tests of all \
        chapters \(own + others), all tests \(all). \
        Equivalent mutants, not counted: \(notices.count - real.count).
        """
    )
    let wrong = notices.filter { ($0.notice == .nobody) != ($0.mutant.equivalent != nil) }
    if wrong.isEmpty { return }
    fflush(stdout)
    let numbers = listed(wrong.map { String($0.mutant.number) })
    throw KitError(
        "not detected, or marked as equivalent although a test fails: \(numbers)."
    )
}
