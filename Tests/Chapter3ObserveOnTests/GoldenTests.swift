// Each sample's recording against the trace recorded from RxSwift itself, line by line and lane by
// lane, in many replays.

import TestSupport
import XCTest

// Nothing ends the subscription of `subscribe-on-observe-on`, so it stays.
final class Chapter3GoldenTests: XCTestCase {
    func testObserveOn() throws { try compare("observe-on") }
    func testObserveOnConcurrentQueue() throws { try compare("observe-on-concurrent-queue") }
    func testSubscribeOnObserveOn() throws { try compare("subscribe-on-observe-on") }
    func testSubscribeOnObserveOnCompleted() throws {
        try compare("subscribe-on-observe-on-completed")
    }

    /// When what is freed, and that the sinks of a source without an end are not.
    func testSubscribeOnObserveOnWithDeinitializers() throws {
        if let difference = try differenceFromRxSwift("subscribe-on-observe-on", deinits: true) {
            XCTFail(difference)
        }
    }

    private func compare(_ name: String, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwiftInManyReplays(name) {
            XCTFail(difference, line: line)
        }
    }
}
