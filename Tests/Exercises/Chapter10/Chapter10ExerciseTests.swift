// The exercises of chapter 10 as tests, for use in an editor.

import XCTest

final class Chapter10ExerciseTests: XCTestCase {
    func testTakeInTheMiddle() throws { try judge(by: takeInTheMiddleJudge) }
    func testMapProducer() throws { try judge(by: mapProducerJudge) }
}
