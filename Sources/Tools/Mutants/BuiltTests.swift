// The tests of the copy, built, and what one run of them says.

import Foundation
import Toolchain

/// The tests that a package was built with.
struct BuiltTests {
    private let bundle: URL
    private let environment: [String: String]
    /// The test classes of each target: `Target.Class`.
    private let classes: [String: [String]]

    /// Builds them.
    init(of package: URL) throws {
        var environment = ProcessInfo.processInfo.environment
        environment["MINIRX_EXERCISES"] = "0"
        self.environment = environment
        func swift(_ words: String...) throws -> String {
            let outcome = try outcome(of: ["swift"] + words, in: package, environment: environment)
            guard outcome.status == 0 else {
                let said = (outcome.output + outcome.error).suffix(4_000)
                throw KitError("swift \(words.joined(separator: " ")) failed:\n\(said)")
            }
            return outcome.output
        }
        _ = try swift("build", "--build-tests", "--quiet")
        let folder = try swift("build", "--show-bin-path").split(separator: "\n").last!
        bundle = URL(filePath: String(folder)).appending(path: "MiniRxPackageTests.xctest")
        let tests = try swift("test", "list", "--skip-build").split(separator: "\n")
            .filter { $0.contains(".") && $0.contains("/") }
            .compactMap { $0.split(separator: "/").first.map(String.init) }
        classes = Dictionary(grouping: Set(tests)) { String($0.prefix { $0 != "." }) }
    }

    /// The targets of the chapters' tests, by number.
    var chapters: [Int: String] {
        let numbered = classes.keys.compactMap { target in
            target.firstMatch(of: #/^Chapter(\d+)/#).map { (Int($0.1)!, target) }
        }
        return Dictionary(uniqueKeysWithValues: numbered)
    }

    /// Runs a target's tests.
    /// - returns: The test that failed first, or that never ended, or that ended the program; `nil`
    ///   if all passed.
    func failure(in target: String, mutant: Int?, seconds: Double) throws -> String? {
        var environment = environment
        environment[SwitchedFile.variable] = mutant.map(String.init)
        let names = (classes[target] ?? []).sorted().joined(separator: ",")
        #if os(macOS)
            let words = ["xcrun", "xctest", "-XCTest", names, bundle.path]
        #else
            let words = [bundle.path, names]
        #endif
        func failed(_ output: String) -> String? {
            output.firstMatch(of: #/: error: (-\[.+?\]|\S+) :/#).map { String($0.1) }
        }
        let ending = try TimedProcess("/usr/bin/env", words, environment).run(
            in: bundle.deletingLastPathComponent(),
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
