// The exercises of chapter 4 as tests, for use in an editor.

import XCTest

final class Chapter4ExerciseTests: XCTestCase {
    func testDisposeInATick() throws { try judge(by: disposeInATickJudge) }
    func testTimerSink() throws { try judge(by: timerSinkJudge) }
    func testPeriodicTimer() throws { try judge(by: periodicTimerJudge) }
}
