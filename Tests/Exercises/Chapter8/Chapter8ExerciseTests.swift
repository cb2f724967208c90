// The exercises of chapter 8 as tests, for use in an editor.

import XCTest

final class Chapter8ExerciseTests: XCTestCase {
    func testBehindWhatWaits() throws { try judge(by: behindWhatWaitsJudge) }
    func testErrorWithoutHandler() throws { try judge(by: errorWithoutHandlerJudge) }
    func testBinder() throws { try judge(by: binderJudge) }
}
