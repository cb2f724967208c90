// Each sample's recording against the trace recorded from RxSwift itself, line by line and lane by
// lane, in many replays.

import TestSupport
import XCTest

final class Chapter4GoldenTests: LeakCheckedTestCase {
    func testInterval() throws { try compareManyReplays("interval") }
    func testTimerPeriodic() throws { try compareManyReplays("timer-periodic") }
    func testIntervalVirtual() throws { try compareManyReplays("interval-virtual") }
    func testTimerOnce() throws { try compare("timer-once") }
    func testThrottle() throws { try compare("throttle") }
    func testDebounce() throws { try compare("debounce") }
    func testDelay() throws { try compare("delay") }
    func testTimeout() throws { try compare("timeout") }
    func testBuffer() throws { try compare("buffer") }

    // When what is freed.
    func testIntervalVirtualWithDeinits() throws {
        try compare("interval-virtual", deinits: true)
    }
    func testTimerOnceWithDeinits() throws { try compare("timer-once", deinits: true) }
    func testThrottleWithDeinits() throws { try compare("throttle", deinits: true) }
    func testDebounceWithDeinits() throws { try compare("debounce", deinits: true) }
    func testDelayWithDeinits() throws { try compare("delay", deinits: true) }
    func testTimeoutWithDeinits() throws { try compare("timeout", deinits: true) }
    func testBufferWithDeinits() throws { try compare("buffer", deinits: true) }
}
