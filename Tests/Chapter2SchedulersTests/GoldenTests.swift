// Each sample's recording against the trace recorded from RxSwift itself, line by line and lane by
// lane, in many replays.

import TestSupport
import XCTest

final class Chapter2GoldenTests: LeakCheckedTestCase {
    func testSchedulers() throws { try compare("schedulers") }
    func testMainScheduler() throws { try compare("main-scheduler") }
    func testConcurrentMainScheduler() throws { try compare("concurrent-main-scheduler") }
    func testOperationQueueScheduler() throws { try compare("operation-queue-scheduler") }
    func testTrampoline() throws { try compare("trampoline") }

    private func compare(_ name: String, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwiftInManyReplays(name) {
            XCTFail(difference, line: line)
        }
    }
}
