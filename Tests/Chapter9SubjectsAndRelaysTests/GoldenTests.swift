// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter9GoldenTests: LeakCheckedTestCase {
    func testPublishSubject() throws { try compare("publish-subject") }
    func testBehaviorSubject() throws { try compare("behavior-subject") }
    func testReplaySubject() throws { try compare("replay-subject") }
    func testAsyncSubject() throws { try compare("async-subject") }
    func testDisposeSubject() throws { try compare("dispose-subject") }
    func testRelayBind() throws { try compare("relay-bind") }
    func testSubjectOrRelay() throws { try compare("subject-or-relay") }
    func testShareReplay() throws { try compare("share-replay-1") }

    // When what is freed.
    func testDisposeSubjectWithDeinits() throws { try compare("dispose-subject", deinits: true) }
    func testPublishSubjectWithDeinits() throws { try compare("publish-subject", deinits: true) }
    func testBehaviorSubjectWithDeinits() throws { try compare("behavior-subject", deinits: true) }
    func testReplaySubjectWithDeinits() throws { try compare("replay-subject", deinits: true) }
    func testAsyncSubjectWithDeinits() throws { try compare("async-subject", deinits: true) }
    func testRelayBindWithDeinits() throws { try compare("relay-bind", deinits: true) }
    func testSubjectOrRelayWithDeinits() throws { try compare("subject-or-relay", deinits: true) }
    func testShareReplayWithDeinits() throws { try compare("share-replay-1", deinits: true) }
}
