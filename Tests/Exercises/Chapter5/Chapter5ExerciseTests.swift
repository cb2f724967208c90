// The exercises of chapter 5 as tests, for use in an editor.

import XCTest

final class Chapter5ExerciseTests: XCTestCase {
    func testTwoEndingsAtOnce() throws { try judge(by: twoEndingsAtOnceJudge) }
    func testDisposeBag() throws { try judge(by: disposeBagJudge) }
    func testScreenThatStays() throws { try judge(by: screenThatStaysJudge) }
    func testSerialDisposable() throws { try judge(by: serialDisposableJudge) }
    func testSinkDisposer() throws { try judge(by: sinkDisposerJudge) }
}
