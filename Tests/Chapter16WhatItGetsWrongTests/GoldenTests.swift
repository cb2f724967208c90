// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter11GoldenTests: LeakCheckedTestCase {
    func testReplayUnderLock() throws { try compare("replay-under-lock") }
    func testDeferredKeeps() throws { try compare("deferred-keeps") }
    func testAndThenKeeps() throws { try compare("and-then-keeps") }

    // When what is freed.
    func testReplayUnderLockWithDeinits() throws { try compare("replay-under-lock", deinits: true) }
    func testDeferredKeepsWithDeinits() throws { try compare("deferred-keeps", deinits: true) }
    func testAndThenKeepsWithDeinits() throws { try compare("and-then-keeps", deinits: true) }
}
