// The exercises of chapter 16 as tests, for use in an editor.

import XCTest

final class Chapter16ExerciseTests: XCTestCase {
    func testWhenItGoes() throws { try judge(by: whenItGoesJudge) }
    func testWhatIsDone() throws { try judge(by: whatIsDoneJudge) }
    func testALockTooLong() throws { try judge(by: aLockTooLongJudge) }
    func testReplayInOrder() throws { try judge(by: replayInOrderJudge) }
}
