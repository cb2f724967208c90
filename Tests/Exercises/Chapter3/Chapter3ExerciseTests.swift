// The exercises of chapter 3 as tests, for use in an editor.

import XCTest

final class Chapter3ExerciseTests: XCTestCase {
    func testLanesOfAChain() throws { try judge(by: lanesOfAChainJudge) }
    func testTheLastTurn() throws { try judge(by: theLastTurnJudge) }
    func testObserveOnSink() throws { try judge(by: observeOnSinkJudge) }
    func testTwoAtOnce() throws { try judge(by: twoAtOnceJudge) }
}
