// What the report tells, and in which paragraph.

@testable import Conformance
import XCTest

final class ConformanceReportTests: XCTestCase {
    private func report(
        miniRx: [String: String?],
        rxSwift: [String: String?],
        leftOut: [LeftOut] = []
    ) throws -> ConformanceReport {
        func outcome(_ failures: [String: String?], _ leftOut: [LeftOut]) -> SuiteOutcome {
            SuiteOutcome(
                folders: ["A": "RxSwiftTests", "B": "RxRelayTests"],
                results: failures.mapValues { TestResult(seconds: 1, failure: $0) },
                leftOut: leftOut
            )
        }
        return ConformanceReport(
            version: "7",
            miniRx: outcome(miniRx, []),
            rxSwift: outcome(rxSwift, leftOut),
            classes: []
        )
    }

    func testNothingIsToldOfTestsThatPass() throws {
        let report = try report(miniRx: ["A/test": nil], rxSwift: ["A/test": nil])
        XCTAssertEqual(report.details, "")
        XCTAssertEqual(report.ownFailures, 0)
    }

    func testEachFailureIsToldWithWhatTheControlSays() throws {
        let report = try report(
            miniRx: [
                "A/own": "1 is not 2", "A/same": "no", "A/other": "no", "A/lost": "no", "B/b": nil,
            ],
            rxSwift: ["A/own": nil, "A/same": "no", "A/other": "3", "B/b": "late"],
            leftOut: [
                LeftOut(file: "f", lines: 1...2, isWholeFile: true, tests: ["A/lost"], error: "e")
            ]
        )
        XCTAssertEqual(report.ownFailures, 1)
        XCTAssertEqual(
            report.details,
            """
            Fail on MiniRx but pass on RxSwift:
              A/own
                1 is not 2

            Fail on both MiniRx and RxSwift:
              A/other
                no
                on RxSwift: 3
              A/same
                no

            Fail on MiniRx and do not compile with RxSwift:
              A/lost
                no

            Fail on RxSwift only:
              B/b
                late

            Left out because they do not compile:
              f (1 test), on RxSwift
                e
            """
        )
    }

    func testTheTableCountsByFolder() throws {
        let report = try report(
            miniRx: ["A/a": nil, "A/b": "no", "B/b": nil],
            rxSwift: ["A/a": nil, "A/b": nil, "B/b": nil]
        )
        let rows = report.table.split(separator: "\n").map { $0.split(separator: " ") }
        XCTAssertEqual(
            rows.dropFirst(),
            [
                ["RxRelayTests", "1", "1", "1", "0"], ["RxSwiftTests", "2", "1", "2", "0"],
                ["all", "3", "2", "3", "0"],
            ]
        )
    }
}
