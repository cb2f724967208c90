// One test for each thing that can happen to a test.

import RxSwift
import RxTest
import XCTest

final class AnswerTests: RxTest {
    func testPassesOnBoth() {
        XCTAssertEqual(String(reflecting: Answer.self), "RxSwift.Answer")
    }

    func testFailsOnBoth() {
        XCTFail("as it should")
    }

    func testFailsOnMiniRxOnly() {
        XCTAssertEqual(Answer.right, expectedAnswer)
    }

    func testDoesNotCompileAgainstMiniRx() {
        XCTAssertEqual(Answer.own, 1)
    }

    @available(macOS 10.15, *)
    func testDoesNotCompileAtAll() {
        XCTAssertEqual(Answer.wrong, 1)
    }

    func testUsesWhatDoesNotCompile() {
        helper()
    }

    private func helper() {
        XCTAssertEqual(Answer.other, 1)
    }
}
