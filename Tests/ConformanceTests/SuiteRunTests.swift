// What is run again when a class does not come to its end. The processes are played.

@testable import Conformance
import Toolchain
import XCTest

final class SuiteRunTests: XCTestCase {
    private var started: [String] = []

    private func results(
        of names: [String],
        playing endings: [String: (status: Int32?, output: String)]
    ) throws -> [String: TestResult] {
        let run = SuiteRun(names: names, limits: .init(classOfTests: 3, test: 2)) { name, seconds in
            self.started.append("\(name) \(seconds)")
            let ending = try XCTUnwrap(endings[name], name)
            return TimedProcess.Ending(status: ending.status, output: ending.output)
        }
        return try run.results { _, _, _ in }
    }

    private func began(_ test: String) -> String { "Test Case 'A.\(test)' started at noon\n" }
    private func passed(_ test: String) -> String {
        began(test) + "Test Case 'A.\(test)' passed (1.0 seconds)\n"
    }

    private let pass = TestResult(seconds: 1, failure: nil)

    func testAClassIsOneProcess() throws {
        let results = try results(
            of: ["Suite.A/test1", "Suite.A/test2"],
            playing: ["Suite.A": (0, passed("test1") + passed("test2"))]
        )
        XCTAssertEqual(results, ["A/test1": pass, "A/test2": pass])
        XCTAssertEqual(started, ["Suite.A 3.0"])
    }

    func testWhatAClassDidNotGetToIsRunTestByTest() throws {
        let results = try results(
            of: ["Suite.A/test1", "Suite.A/test2", "Suite.A/test3"],
            playing: [
                "Suite.A": (133, passed("test1") + began("test2")),
                "Suite.A/test2": (132, began("test2") + "a.swift:1: Fatal error: no\n"),
                "Suite.A/test3": (0, passed("test3")),
            ]
        )
        let failure =
            "The test did not end: its process ended with status 132.\n"
            + "a.swift:1: Fatal error: no"
        XCTAssertEqual(
            results,
            [
                "A/test1": pass, "A/test3": pass,
                "A/test2": TestResult(seconds: 0, failure: failure),
            ]
        )
        XCTAssertEqual(started, ["Suite.A 3.0", "Suite.A/test2 2.0", "Suite.A/test3 2.0"])
    }

    func testATestThatHangsIsSaidToTakeTooLong() throws {
        let results = try results(
            of: ["Suite.A/test1"],
            playing: ["Suite.A": (nil, began("test1")), "Suite.A/test1": (nil, began("test1"))]
        )
        XCTAssertEqual(
            results["A/test1"]?.failure,
            "The test did not end: its process took too long."
        )
    }

    func testATestThatPassesOnlyAloneIsMarked() throws {
        let results = try results(
            of: ["Suite.A/test1"],
            playing: ["Suite.A": (139, began("test1")), "Suite.A/test1": (0, passed("test1"))]
        )
        XCTAssertEqual(
            results,
            ["A/test1": TestResult(seconds: 1, failure: nil, passesOnlyAlone: true)]
        )
    }

    func testAProcessThatDiesAfterItsTestsFailsTheLast() throws {
        let race = "SUMMARY: ThreadSanitizer: data race\n"
        let failed = passed("test1").replacing("passed", with: "failed")
        for output in [passed("test1") + passed("test2"), failed + passed("test2")] {
            let results = try results(
                of: ["Suite.A/test1", "Suite.A/test2"],
                playing: ["Suite.A": (66, output + race)]
            )
            XCTAssertEqual(
                results["A/test2"]?.failure,
                """
                The test ended, and then its process ended with status 66.
                SUMMARY: ThreadSanitizer: data race
                """
            )
        }
    }

    func testAFailureAloneIsNoDeath() throws {
        let failed = passed("test1").replacing("passed", with: "failed")
        let results = try results(
            of: ["Suite.A/test1", "Suite.A/test2"],
            playing: ["Suite.A": (1, failed + passed("test2"))]
        )
        XCTAssertEqual(results["A/test2"], pass)
        XCTAssertEqual(results["A/test1"]?.failure, "The test fails without a message.")
    }

    func testTestsOfDeadlocksAreNeverRunTogether() throws {
        let text = passed("test1").replacing("A.test1", with: "AnomaliesTest.test1")
        let results = try results(
            of: ["Suite.AnomaliesTest/test1"],
            playing: ["Suite.AnomaliesTest/test1": (0, text)]
        )
        XCTAssertEqual(results, ["AnomaliesTest/test1": pass])
        XCTAssertEqual(started, ["Suite.AnomaliesTest/test1 2.0"])
    }
}
