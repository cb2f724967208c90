// The results of the tests against both libraries.

/// The results against MiniRx, compared with the control, RxSwift.
public struct ConformanceReport {
    /// A test that fails on MiniRx.
    struct Failure {
        let test: String
        let message: String
        /// The control's result of the same test.
        let control: Control
    }

    /// The result of a test against RxSwift.
    enum Control: Equatable {
        case passes
        case fails(String)
        case leftOut
    }

    /// The version of RxSwift.
    let version: String
    let miniRx: SuiteOutcome
    let rxSwift: SuiteOutcome
    /// The classes that were run; empty for all.
    let classes: [String]

    /// The tests by their folders: the tests that were run, and the tests that do not compile.
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

    /// Whether a part that does not compile belongs to the classes that were run.
    func isWanted(_ part: LeftOut) -> Bool {
        classes.isEmpty || part.tests.contains(where: isWanted)
    }

    /// The tests that fail on MiniRx.
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

    /// The number of tests that fail on MiniRx and pass on RxSwift.
    public var ownFailures: Int { failures.count { $0.control == .passes } }
}
