// `kit mutants`, but for what takes minutes.

import TestSupport
import XCTest

final class MutantsCommandTests: CommandCase {
    func testAFileThatNoMutantIsOf() throws {
        let outcome = try kit("mutants", "Nowhere")
        XCTAssertEqual(outcome.status, 1)
        XCTAssertEqual(
            outcome.error,
            "kit: no mutant is in a file whose path contains 'Nowhere'.\n"
        )
    }

    func testOneNameAtATime() throws {
        let outcome = try kit("mutants", "Map", "Take")
        XCTAssertEqual(outcome.status, 2)
        XCTAssertTrue(outcome.error.hasPrefix("kit: unexpected argument 'Take'."))
    }

    func testItRunsInThePackage() throws {
        let outcome = try kit("mutants", folder: FileManager.default.temporaryDirectory)
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.error.contains("run it in the kit's folder."), outcome.error)
    }
}
