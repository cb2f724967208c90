// What XCTest writes, on Linux and on a Mac.

@testable import Conformance
import XCTest

final class TestLogTests: XCTestCase {
    func testEachTestHasAResult() {
        let log = TestLog(
            """
            Test Case 'A.testOne' started at 2020-02-20 20:20:20.202
            Test Case 'A.testOne' passed (0.25 seconds)
            Test Case 'A.testTwo' started at 2020-02-20 20:20:20.202
            /somewhere/F/A.swift:7: error: A.testTwo : XCTAssertEqual failed: ("1") is not ("2") - 
            /somewhere/F/A.swift:8: error: A.testTwo : failed - so
            /somewhere/F/A.swift:8: error: A.testTwo : failed - so
            Test Case 'A.testTwo' failed (1.5 seconds)
            """
        )
        XCTAssertEqual(
            log.results,
            [
                "A/testOne": TestResult(seconds: 0.25, failure: nil),
                "A/testTwo": TestResult(
                    seconds: 1.5,
                    failure: """
                        A.swift:7: XCTAssertEqual failed: ("1") is not ("2") - 
                        A.swift:8: failed - so
                        """
                ),
            ]
        )
        XCTAssertNil(log.unfinished)
        XCTAssertEqual(log.last, "A/testTwo")
    }

    func testAMacNamesTestsOtherwise() {
        let log = TestLog(
            """
            Test Case '-[Suite.A testOne]' started.
            /somewhere/A.swift:7: error: -[Suite.A testOne] : failed - so
            Test Case '-[Suite.A testOne]' failed (0.001 seconds).
            """
        )
        XCTAssertEqual(
            log.results,
            ["A/testOne": TestResult(seconds: 0.001, failure: "A.swift:7: failed - so")]
        )
    }

    func testATestThatDoesNotEndIsKnownAndLastWordsAre() {
        let log = TestLog(
            """
            Test Case 'A.testOne' started at 2020-02-20 20:20:20.202
            A/A.swift:9: Fatal error: no answer
            """
        )
        XCTAssertEqual(log.results, [:])
        XCTAssertEqual(log.unfinished, "A/testOne")
        XCTAssertEqual(log.lastWords, ["A/A.swift:9: Fatal error: no answer"])
    }
}
