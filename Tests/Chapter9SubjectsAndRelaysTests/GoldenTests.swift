// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter9GoldenTests: LeakCheckedTestCase {
    func testRelayBind() throws { try compare("relay-bind") }
    func testSubjectOrRelay() throws { try compare("subject-or-relay") }
    func testShareReplay() throws { try compare("share-replay-1") }

    // When what is freed.
    func testRelayBindWithDeinits() throws { try compare("relay-bind", deinits: true) }
    func testSubjectOrRelayWithDeinits() throws { try compare("subject-or-relay", deinits: true) }
    func testShareReplayWithDeinits() throws { try compare("share-replay-1", deinits: true) }
}
