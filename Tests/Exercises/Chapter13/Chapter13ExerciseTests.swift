// The exercises of chapter 13 as tests, for use in an editor.

import XCTest

final class Chapter13ExerciseTests: XCTestCase {
    func testLatestOfTwo() throws { try judge(by: latestOfTwoJudge) }
}
