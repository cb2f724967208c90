// Each sample's recording against the trace recorded from RxSwift itself, line by line and lane by
// lane, in many replays.

import TestSupport
import XCTest

// Nothing ends the subscription of `subscribe-on-observe-on`, so it stays.
final class Chapter3GoldenTests: XCTestCase {
    func testObserveOn() throws { try compareManyReplays("observe-on") }
    func testObserveOnCreate() throws { try compareManyReplays("observe-on-create") }
    func testObserveOnConcurrentQueue() throws {
        try compareManyReplays("observe-on-concurrent-queue")
    }
    func testSubscribeOnObserveOn() throws { try compareManyReplays("subscribe-on-observe-on") }
    func testSubscribeOnObserveOnCompleted() throws {
        try compareManyReplays("subscribe-on-observe-on-completed")
    }

    /// When what is freed, and that the sinks of a source without an end are not.
    func testSubscribeOnObserveOnWithDeinitializers() throws {
        try compare("subscribe-on-observe-on", deinits: true)
    }
}
