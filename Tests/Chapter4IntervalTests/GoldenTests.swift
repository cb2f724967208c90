// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter4GoldenTests: LeakCheckedTestCase {
    func testInterval() throws { try compareManyReplays("interval") }
    func testTimerPeriodic() throws { try compareManyReplays("timer-periodic") }
    func testIntervalVirtual() throws { try compareManyReplays("interval-virtual") }
    func testTimerOnce() throws { try compare("timer-once") }

    // When what is freed.
    func testIntervalVirtualWithDeinits() throws {
        try compare("interval-virtual", deinits: true)
    }
    func testTimerOnceWithDeinits() throws { try compare("timer-once", deinits: true) }
}
