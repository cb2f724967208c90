// The exercises of chapter 9 as tests, for use in an editor.

import XCTest

final class Chapter9ExerciseTests: XCTestCase {
    func testWhoIsTold() throws { try judge(by: whoIsToldJudge) }
    func testPublishSubject() throws { try judge(by: publishSubjectJudge) }
    func testReplayOvertaken() throws { try judge(by: replayOvertakenJudge) }
}
