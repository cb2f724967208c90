// Each sample's recording against the trace recorded from RxSwift itself, line by line and lane by
// lane, in many replays.

import TestSupport
import XCTest

final class Chapter2GoldenTests: LeakCheckedTestCase {
    func testSchedulers() throws { try compareManyReplays("schedulers") }
    func testMainScheduler() throws { try compareManyReplays("main-scheduler") }
    func testConcurrentMainScheduler() throws {
        try compareManyReplays("concurrent-main-scheduler")
    }
    func testOperationQueueScheduler() throws {
        try compareManyReplays("operation-queue-scheduler")
    }
    func testTrampoline() throws { try compareManyReplays("trampoline") }
}
