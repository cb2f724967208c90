// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter11GoldenTests: LeakCheckedTestCase {
    func testThrottle() throws { try compare("throttle") }
    func testDebounce() throws { try compare("debounce") }
    func testDelay() throws { try compare("delay") }
    func testTimeout() throws { try compare("timeout") }
    func testBuffer() throws { try compare("buffer") }

    // When what is freed.
    func testThrottleWithDeinits() throws { try compare("throttle", deinits: true) }
    func testDebounceWithDeinits() throws { try compare("debounce", deinits: true) }
    func testDelayWithDeinits() throws { try compare("delay", deinits: true) }
    func testTimeoutWithDeinits() throws { try compare("timeout", deinits: true) }
    func testBufferWithDeinits() throws { try compare("buffer", deinits: true) }
}
