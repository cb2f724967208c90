// The exercises of chapter 15 as tests, for use in an editor.

import XCTest

final class Chapter15ExerciseTests: XCTestCase {
    func testShareWhileConnected() throws { try judge(by: shareWhileConnectedJudge) }
}
