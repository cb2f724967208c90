// The printed report.

import Foundation

extension ConformanceReport {
    /// A row for each folder of tests, and one for all.
    public var table: String {
        let rows = folders + [("all", folders.flatMap(\.tests))]
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        func line(_ name: String, _ cells: [String]) -> String {
            name.padding(toLength: width, withPad: " ", startingAt: 0)
                + cells.map { String(repeating: " ", count: 19 - $0.count) + $0 }.joined()
        }
        let head = line("", ["tests", "passed on MiniRx", "passed on RxSwift", "left out"])
        let lines = rows.map { name, tests in
            let counts = [
                tests.count,
                tests.count(where: miniRx.passed.contains),
                tests.count(where: rxSwift.passed.contains),
                tests.count { miniRx.compileErrors[$0] != nil },
            ]
            return line(name, counts.map(String.init))
        }
        return ([head] + lines).joined(separator: "\n")
    }

    /// The failures and the tests that do not compile, in paragraphs.
    public var details: String {
        let parts = [
            (
                "Fail on MiniRx but pass on RxSwift:",
                texts { $0 == .passes }
            ),
            (
                "Fail on both MiniRx and RxSwift:",
                texts { if case .fails = $0 { true } else { false } }
            ),
            (
                "Fail on MiniRx and do not compile with RxSwift:",
                texts { $0 == .leftOut }
            ),
            ("Fail on RxSwift only:", failuresOfRxSwift),
            ("End the process of their class but pass in their own process:", lonely),
            ("Left out because they do not compile:", compileErrors),
        ]
        return parts.filter { !$0.1.isEmpty }
            .map { ([$0.0] + $0.1.map { "  " + $0.replacing("\n", with: "\n    ") }) }
            .map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private func texts(where isWanted: (Control) -> Bool) -> [String] {
        failures.filter { isWanted($0.control) }.map { failure in
            let lines = [failure.test] + failure.message.split(separator: "\n").map(String.init)
            guard case .fails(let message) = failure.control, message != failure.message else {
                return lines.joined(separator: "\n")
            }
            return (lines + ["on RxSwift: \(message)"]).joined(separator: "\n")
        }
    }

    private var failuresOfRxSwift: [String] {
        rxSwift.results.sorted { $0.key < $1.key }.compactMap { test, result in
            miniRx.passed.contains(test) ? result.failure.map { "\(test)\n\($0)" } : nil
        }
    }

    private var lonely: [String] {
        [(miniRx, "MiniRx"), (rxSwift, "RxSwift")].flatMap { outcome, name in
            outcome.results.filter(\.value.passesOnlyAlone).keys.sorted().map { "\($0) on \(name)" }
        }
    }

    private var compileErrors: [String] {
        let (here, there) = (miniRx.leftOut.filter(isWanted), rxSwift.leftOut.filter(isWanted))
        let places = Set((here + there).map(\.place)).sorted()
        return places.map { place in
            let (own, its) = (here.first { $0.place == place }, there.first { $0.place == place })
            let who = own == nil ? "on RxSwift" : its == nil ? "on MiniRx" : "on both"
            let part = (own ?? its)!
            let tests = part.tests.count == 1 ? "1 test" : "\(part.tests.count) tests"
            let count = part.isWholeFile ? " (\(tests))" : ""
            return "\(place)\(count), \(who)\n\(part.error)"
        }
    }
}
