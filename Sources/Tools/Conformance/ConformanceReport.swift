// What came of the tests against both libraries.

/// The results against MiniRx, and what the control makes of them.
public struct ConformanceReport {
    /// A test that fails on MiniRx.
    struct Failure {
        let test: String
        let message: String
        /// What the control says of the same test.
        let control: Control
    }

    /// What came of a test against RxSwift.
    enum Control: Equatable {
        case passes
        case fails(String)
        case leftOut
    }

    /// The version of RxSwift.
    let version: String
    let miniRx: SuiteOutcome
    let rxSwift: SuiteOutcome
    /// The classes that were run; all, if there are none.
    let classes: [String]

    /// The tests by their folders: those that were run, and those that do not compile.
    var folders: [(name: String, tests: [String])] {
        let all = [miniRx, rxSwift].flatMap { outcome in
            Array(outcome.results.keys) + outcome.compileErrors.keys
        }
        return Dictionary(grouping: Set(all).filter(isWanted)) { miniRx.folder(of: $0) }
            .map { ($0.key, $0.value.sorted()) }.sorted { $0.0 < $1.0 }
    }

    private func isWanted(_ test: String) -> Bool {
        classes.isEmpty || classes.contains { test.hasPrefix("\($0)/") }
    }

    /// Whether something that does not compile is of the classes that were run.
    func isWanted(_ part: LeftOut) -> Bool {
        classes.isEmpty || part.tests.contains(where: isWanted)
    }

    /// What fails on MiniRx.
    var failures: [Failure] {
        miniRx.results.sorted { $0.key < $1.key }.compactMap { test, result in
            guard let message = result.failure else { return nil }
            let control: Control =
                switch rxSwift.results[test] {
                case nil: .leftOut
                case .some(let its): its.failure.map(Control.fails) ?? .passes
                }
            return Failure(test: test, message: message, control: control)
        }
    }

    /// How many tests fail on MiniRx that pass on RxSwift.
    public var ownFailures: Int { failures.count { $0.control == .passes } }
}
