// `kit conformance`: runs RxSwift's own tests on MiniRx.

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
            throw KitError.usage("conformance needs the folder of a checkout of RxSwift.")
        }
        try expect(noMore: Array(names.dropFirst()))
        var options = ConformanceOptions(checkout: path)
        options.classes = values["--classes"]?.split(separator: ",").map(String.init) ?? []
        options.isRelease = values["--release"] != nil
        options.sanitizesThreads = values["--sanitize"] != nil
        return .conformance(options)
    }
}

/// Runs RxSwift's tests on both libraries. Fails if MiniRx fails a test that RxSwift passes.
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
    print("JUnit report: \(conformance.results.path)")
    guard report.ownFailures == 0 else {
        let count = report.ownFailures
        let tests = count == 1 ? "1 test fails" : "\(count) tests fail"
        throw KitError("\(tests) on MiniRx and not on RxSwift.")
    }
}
