// The results of all tests against one library.

/// The results against one library.
struct SuiteOutcome {
    /// The folder of each class: `RxSwiftTests`.
    let folders: [String: String]
    /// The result of each test: `Class/test`.
    let results: [String: TestResult]
    /// The parts that do not compile.
    let leftOut: [LeftOut]

    /// The folder that a test is in.
    func folder(of test: String) -> String {
        folders[String(test.prefix { $0 != "/" })] ?? "elsewhere"
    }

    /// The tests that passed.
    var passed: Set<String> { Set(results.filter { $0.value.failure == nil }.keys) }

    /// The errors of the tests that do not compile.
    var compileErrors: [String: String] {
        let pairs = leftOut.flatMap { part in part.tests.map { ($0, part.error) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
