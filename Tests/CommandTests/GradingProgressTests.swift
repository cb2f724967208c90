// What is said while a class is graded.

import XCTest

@testable import MiniRxCommand

final class GradingProgressTests: XCTestCase {
    func testTheTimeLeft() {
        for (done, seconds, text) in [
            (0, 0, "0 of 10 students graded"),
            (1, 6, "1 of 10 students graded, less than a minute left"),
            (1, 10, "1 of 10 students graded, about 2 minutes left"),
            (5, 300, "5 of 10 students graded, about 5 minutes left"),
            (10, 300, "10 of 10 students graded"),
        ] {
            XCTAssertEqual(
                GradingProgress.text(done: done, of: 10, seconds: Double(seconds)),
                text
            )
        }
    }
}
