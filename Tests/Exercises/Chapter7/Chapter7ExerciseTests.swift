// The exercises of chapter 7 as tests, for use in an editor.

import XCTest

final class Chapter7ExerciseTests: XCTestCase {
    func testTwoForASingle() throws { try judge(by: twoForASingleJudge) }
    func testMaybe() throws { try judge(by: maybeJudge) }
    func testAlertInTheBackground() throws { try judge(by: alertInTheBackgroundJudge) }
}
