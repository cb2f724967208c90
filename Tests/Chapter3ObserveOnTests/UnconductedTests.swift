// The samples as a race, as in life: only what is guaranteed.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

// Nothing ends the subscription of `subscribe-on-observe-on`, so it stays.
final class Chapter3UnconductedTests: XCTestCase {
    func testObserveOn() {
        XCTAssertNil(uncertainty(of: "observe-on", serialLanes: ["observeOnSerial"]))
    }

    func testObserveOnConcurrentQueue() {
        XCTAssertNil(uncertainty(of: "observe-on-concurrent-queue", serialLanes: []))
    }

    func testSubscribeOnObserveOn() {
        XCTAssertNil(uncertainty(of: "subscribe-on-observe-on", serialLanes: ["main", "Serial"]))
    }

    func testSubscribeOnObserveOnCompleted() {
        XCTAssertNil(
            uncertainty(of: "subscribe-on-observe-on-completed", serialLanes: ["main", "Serial"])
        )
    }

    /// RxSwift's own race: main may still be sending when the serial queue delivers the end, so the
    /// sequence is stopped from either side. It is stopped once.
    func testTheSequenceIsStoppedOnceFromWhicheverSide() {
        for _ in 0..<replays {
            let calls = Calls(walkthrough("observe-on").record(order: .asItComes))
            XCTAssertEqual(calls.count("RecursiveImmediateScheduler.dispose()"), 1)
            XCTAssertTrue(
                Set(calls.lanes(of: "RecursiveImmediateScheduler.dispose()"))
                    .isSubset(of: ["main", "observeOnSerial"])
            )
        }
    }
}
