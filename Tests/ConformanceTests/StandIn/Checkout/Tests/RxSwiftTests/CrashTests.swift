// A class that never gets to its last test.

import RxSwift
import XCTest

final class CrashTests: RxTest {
    func testA() {}

    func testB() {
        precondition(Answer.right == 42, "the answer is wrong")
    }

    func testC() {}
}
