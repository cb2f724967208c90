// The built tests of the copy, and the result of a run.

import Foundation
import Toolchain

/// The tests of each target of the copy.
struct TargetTests {
    private let tests: BuiltTests
    /// The test classes of each target: `Target.Class`.
    private let classes: [String: [String]]

    /// Builds them.
    init(of package: URL) throws {
        var environment = ProcessInfo.processInfo.environment
        environment["MINIRX_EXERCISES"] = "0"
        _ = try swift(["build", "--build-tests", "--quiet"], in: package, environment: environment)
        tests = try BuiltTests(of: package, product: "MiniRx", environment: environment)
        let all = tests.names.map { String($0.prefix { $0 != "/" }) }
        classes = Dictionary(grouping: Set(all)) { String($0.prefix { $0 != "." }) }
    }

    /// The targets of the chapters' tests, by number.
    var chapters: [Int: String] {
        let numbered = classes.keys.compactMap { target in
            target.firstMatch(of: #/^Chapter(\d+)/#).map { (Int($0.1)!, target) }
        }
        return Dictionary(uniqueKeysWithValues: numbered)
    }

    /// Runs a target's tests.
    /// - returns: The first test that failed, did not end, or crashed the program; `nil` if all
    ///   tests passed.
    func failure(in target: String, mutant: Int?, seconds: Double) throws -> String? {
        func failed(_ output: String) -> String? {
            output.firstMatch(of: #/: error: (-\[.+?\]|\S+) :/#).map { String($0.1) }
        }
        let ending = try tests.run(
            (classes[target] ?? []).sorted(),
            variables: mutant.map { [SwitchedFile.variable: String($0)] } ?? [:],
            seconds: seconds,
            until: { failed($0) != nil }
        )
        guard ending.status != 0 else { return nil }
        if let failed = failed(ending.output) { return failed }
        let started = ending.output.matches(of: #/Test Case '(.+?)' started/#).last?.1
        let how = ending.status == nil ? "hangs" : "crashes"
        return "\(started ?? "the program") \(how)"
    }
}
