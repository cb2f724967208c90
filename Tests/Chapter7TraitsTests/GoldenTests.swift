// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter7GoldenTests: LeakCheckedTestCase {
    func testSingle() throws { try compare("single") }
    func testMaybeCompletable() throws { try compare("maybe-completable") }
    func testDriverMap() throws { try compare("driver-map") }
    func testSignal() throws { try compare("signal") }
    func testControl() throws { try compare("control") }

    private func compare(_ name: String, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwift(name) {
            XCTFail(difference, line: line)
        }
    }
}
