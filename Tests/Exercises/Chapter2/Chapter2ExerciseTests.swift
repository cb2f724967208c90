// The exercises of chapter 2 as tests, for use in an editor.

import XCTest

final class Chapter2ExerciseTests: XCTestCase {
    func testWhoOvertakes() throws { try judge(by: whoOvertakesJudge) }
    func testOutOfTurn() throws { try judge(by: outOfTurnJudge) }
    func testSerialScheduler() throws { try judge(by: serialSchedulerJudge) }
    func testTrampoline() throws { try judge(by: trampolineJudge) }
}
