// `kit conformance`: RxSwift's own tests against MiniRx.

import Conformance
import Foundation
import Toolchain

extension Command {
    static func conformance(_ arguments: [String]) throws -> Command {
        let (names, values) = try parse(
            arguments,
            options: ["--classes": [], "--sanitize": ["thread"]],
            flags: ["--release"]
        )
        guard let path = names.first else {
            throw KitError.usage("conformance needs the folder that RxSwift was cloned into.")
        }
        try expect(noMore: Array(names.dropFirst()))
        var options = ConformanceOptions(checkout: path)
        options.classes = values["--classes"]?.split(separator: ",").map(String.init) ?? []
        options.isRelease = values["--release"] != nil
        options.sanitizesThreads = values["--sanitize"] != nil
        return .conformance(options)
    }
}

/// Runs RxSwift's tests against both libraries, and fails if MiniRx fails one that RxSwift passes.
func showConformance(_ options: ConformanceOptions) throws {
    let conformance = try Conformance(options, kit: try kitFolder())
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let clear = "\r\u{1B}[K"
    let report = try conformance.run { progress in
        switch progress {
        case .part(let text): print((isTerminal ? clear : "") + text)
        case .step(let text): if isTerminal { print(clear + text, terminator: "") }
        }
        fflush(stdout)
    }
    print((isTerminal ? clear : "") + "\n\(report.table)\n")
    if !report.details.isEmpty { print("\(report.details)\n") }
    print("As JUnit writes it: \(conformance.results.path)")
    guard report.ownFailures == 0 else {
        let count = report.ownFailures
        throw KitError("\(count == 1 ? "1 test fails" : "\(count) tests fail") on MiniRx alone.")
    }
}
