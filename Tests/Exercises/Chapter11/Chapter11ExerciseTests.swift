// The exercises of chapter 11 as tests, for use in an editor.

import XCTest

final class Chapter11ExerciseTests: XCTestCase {
    func testTimeoutTooSoon() throws { try judge(by: timeoutTooSoonJudge) }
}
