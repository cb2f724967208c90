// The exercises of chapter 6 as tests, for use in an editor.

import XCTest

final class Chapter6ExerciseTests: XCTestCase {
    func testFirstLine() throws { try judge(by: firstLineJudge) }
    func testDeferred() throws { try judge(by: deferredJudge) }
    func testGenerate() throws { try judge(by: generateJudge) }
    func testRangeProducer() throws { try judge(by: rangeProducerJudge) }
}
