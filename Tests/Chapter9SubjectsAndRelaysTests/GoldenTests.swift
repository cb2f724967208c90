// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter9GoldenTests: LeakCheckedTestCase {
    func testRelayBind() throws { try compare("relay-bind") }

    private func compare(_ name: String, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwift(name) {
            XCTFail(difference, line: line)
        }
    }
}
