// The report for other programs.

import JUnit

extension ConformanceReport {
    /// The results against MiniRx in JUnit's format for test results.
    var junit: String {
        JUnit.junit(
            folders.map { name, tests in
                JUnitSuite(name: "RxSwift \(version), \(name)", cases: tests.map(junitCase))
            }
        )
    }

    private func junitCase(of test: String) -> JUnitCase {
        let names = test.split(separator: "/").map(String.init)
        return JUnitCase(
            owner: names[0],
            name: names[1],
            seconds: miniRx.results[test]?.seconds ?? 0,
            result: junitResult(of: test)
        )
    }

    private func junitResult(of test: String) -> JUnitCase.Result {
        guard let result = miniRx.results[test] else {
            return .skipped(miniRx.compileErrors[test] ?? "MiniRx's build does not have it.")
        }
        guard let message = result.failure else { return .passed }
        let passes = rxSwift.passed.contains(test)
        return .failed(passes ? "RxSwift passes it." : "RxSwift does not pass it either.", message)
    }
}
