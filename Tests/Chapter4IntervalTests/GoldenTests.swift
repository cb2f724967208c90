// Each sample's recording against the trace recorded from RxSwift itself, line by line and lane by
// lane, in many replays.

import TestSupport
import XCTest

final class Chapter4GoldenTests: LeakCheckedTestCase {
    func testInterval() throws { try compare("interval") }
    func testTimerPeriodic() throws { try compare("timer-periodic") }
    func testIntervalVirtual() throws { try compare("interval-virtual") }

    // When what is freed.
    func testIntervalVirtualWithDeinits() throws {
        let difference = try differenceFromRxSwift("interval-virtual", deinits: true)
        XCTAssertNil(difference)
    }

    private func compare(_ name: String, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwiftInManyReplays(name) {
            XCTFail(difference, line: line)
        }
    }
}
