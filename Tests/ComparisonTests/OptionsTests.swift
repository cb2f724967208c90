// What the words after `Benchmark` mean.

import Comparison
import Toolchain
import XCTest

final class OptionsTests: XCTestCase {
    func testNoWordsMeasureAllCasesOfMiniRx() throws {
        let options = try Options([])
        XCTAssertEqual(options.cases, [])
        XCTAssertEqual(options.runs, 5)
        XCTAssertFalse(options.json || options.help)
        XCTAssertNil(options.rival)
    }

    func testEachOptionIsRead() throws {
        let options = try Options(
            ["--case", "a", "--runs", "3", "--json", "--case", "zip", "--rxswift", "../RxSwift"]
        )
        XCTAssertEqual(options.cases, ["a", "zip"])
        XCTAssertEqual(options.runs, 3)
        XCTAssertTrue(options.json)
        XCTAssertEqual(options.rival?.library, .rxSwift)
        XCTAssertEqual(options.rival?.path, "../RxSwift")
        XCTAssertEqual(try Options(["--opencombine", "."]).rival?.library, .openCombine)
        XCTAssertTrue(try Options(["-h"]).help)
    }

    func testMistakesAreNamed() {
        let mistakes = [
            (["--fast"], "unknown option '--fast'."),
            (["--runs", "0"], "--runs needs a whole number, at least 1, not '0'."),
            (["--runs", "many"], "--runs needs a whole number, at least 1, not 'many'."),
            (["--case"], "--case needs a value."),
            (["--rxswift"], "--rxswift needs a value."),
            (
                ["--rxswift", "a", "--opencombine", "b"],
                "MiniRx can be compared with only one library at a time."
            ),
        ]
        for (words, message) in mistakes {
            XCTAssertThrowsError(try Options(words)) { error in
                XCTAssertEqual(error as? KitError, KitError(message, status: 2))
            }
        }
    }
}
