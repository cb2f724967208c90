// Runs the tests, each class in its own process.

import Toolchain

/// Built tests, and how to run them.
struct SuiteRun {
    /// The time limits of a process, in seconds.
    struct Limits {
        let classOfTests: Double
        let test: Double
    }

    /// All tests to run: `Target.Class/test`.
    let names: [String]
    let limits: Limits
    /// Runs tests or classes in one process, with a time limit in seconds.
    let start: (String, Double) throws -> TimedProcess.Ending

    /// The result of each test: `Class/test`.
    /// - parameter report: Is called with the next class, the number of finished classes, and the
    ///   number of all classes.
    func results(report: (String, Int, Int) -> Void) throws -> [String: TestResult] {
        let classes = Dictionary(grouping: names) { String($0.prefix { $0 != "/" }) }
        var results: [String: TestResult] = [:]
        for (done, (name, tests)) in classes.sorted(by: { $0.key < $1.key }).enumerated() {
            report(shortened(name), done, classes.count)
            results.merge(try self.results(of: name, tests)) { $1 }
        }
        return results
    }

    private func results(of name: String, _ tests: [String]) throws -> [String: TestResult] {
        let isAlone = classesRunTestByTest.contains(shortened(name))
        let ending = isAlone ? nil : try start(name, limits.classOfTests)
        let log = TestLog(ending?.output ?? "")
        var results = log.results
        for test in tests where results[shortened(test)] == nil {
            results[shortened(test)] = try result(of: test)
        }
        if let test = log.unfinished, results[test]?.failure == nil {
            results[test]?.passesOnlyAlone = true
        }
        // XCTest itself ends with 1 if a test has failed.
        let hasFailure = log.results.contains { $0.value.failure != nil }
        if let ending, let last = log.last, log.unfinished == nil,
            ending.status != (hasFailure ? 1 : 0)
        {
            results[last]?.failure = explanation(ending, log, "The test ended, and then")
        }
        return results
    }

    /// Runs one test in its own process.
    private func result(of test: String) throws -> TestResult {
        let ending = try start(test, limits.test)
        let log = TestLog(ending.output)
        let name = shortened(test)
        let failure = explanation(ending, log, "The test did not end:")
        guard let result = log.results[name] else {
            return TestResult(seconds: 0, failure: failure)
        }
        guard ending.status != 0, result.failure == nil else { return result }
        return TestResult(seconds: result.seconds, failure: failure)
    }

    private func explanation(_ ending: TimedProcess.Ending, _ log: TestLog, _ start: String)
        -> String
    {
        let how = ending.status.map { "its process ended with status \($0)." }
        let words = ["\(start) \(how ?? "its process took too long.")"] + log.lastWords.prefix(3)
        return words.joined(separator: "\n")
    }

    /// Without the target.
    private func shortened(_ name: String) -> String {
        String(name.drop { $0 != "." }.dropFirst())
    }
}
