// `kit oracle`, but for what takes minutes.

import TestSupport
import XCTest

final class OracleCommandTests: CommandCase {
    func testItNeedsACheckout() throws {
        let outcome = try kit("oracle")
        XCTAssertEqual(outcome.status, 2)
        XCTAssertTrue(
            outcome.error.hasPrefix("kit: oracle needs the folder of a checkout of RxSwift."),
            outcome.error
        )
    }

    func testAnotherFolderIsNone() throws {
        let outcome = try kit("oracle", packageFolder.path, "--write")
        XCTAssertEqual(outcome.status, 1)
        XCTAssertEqual(
            outcome.error,
            """
            kit: '\(packageFolder.path)' is not a checkout of RxSwift: it has no folder Sources/RxSwift. \
            To get a checkout: 'git clone https://github.com/ReactiveX/RxSwift'.

            """
        )
    }

    func testWordsThatItDoesNotKnow() throws {
        XCTAssertEqual(try kit("oracle", "a", "b").status, 2)
        let outcome = try kit("oracle", "a", "--wirte")
        XCTAssertEqual(outcome.status, 2)
        XCTAssertTrue(outcome.error.contains("unknown option '--wirte'."), outcome.error)
    }
}
