// The samples as a race, as in life: only what is guaranteed.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class Chapter2UnconductedTests: LeakCheckedTestCase {
    func testSchedulers() {
        XCTAssertNil(uncertainty(of: "schedulers", serialLanes: ["main"]))
    }

    func testMainScheduler() {
        XCTAssertNil(uncertainty(of: "main-scheduler", serialLanes: ["main", "background"]))
    }

    func testConcurrentMainScheduler() {
        XCTAssertNil(
            uncertainty(of: "concurrent-main-scheduler", serialLanes: ["main", "background"])
        )
    }

    func testOperationQueueScheduler() {
        XCTAssertNil(uncertainty(of: "operation-queue-scheduler", serialLanes: []))
    }

    /// RxSwift's own race: the source's end and the delivered end both dispose of the source.
    /// Either may come first; the subscription is disposed of once, by one more block on the
    /// scheduler.
    func testWhoeverDisposesFirstTheSourceIsDisposedOfOnce() {
        for _ in 0..<replays {
            let calls = Calls(walkthrough("schedulers").record(order: .asItComes))
            XCTAssertEqual(calls.count("ScheduledDisposable.disposeInner()"), 1)
            XCTAssertEqual(
                Set(calls.lanes(of: "ScheduledDisposable.disposeInner()")),
                ["com.apple.root.default-qos"]
            )
            XCTAssertEqual(calls.count("NopDisposable.dispose()") >= 2, true)
            XCTAssertTrue(
                Set(calls.lanes(of: "SerialDisposable.dispose()"))
                    .isSubset(of: ["com.apple.root.default-qos", "main"])
            )
            XCTAssertEqual(calls.count("SerialDisposable.dispose()"), 1)
        }
    }
}
