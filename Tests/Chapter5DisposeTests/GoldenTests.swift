// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter5GoldenTests: LeakCheckedTestCase {
    func testPublishSubject() throws { try compare("publish-subject") }
    func testBehaviorSubject() throws { try compare("behavior-subject") }
    func testReplaySubject() throws { try compare("replay-subject") }
    func testAsyncSubject() throws { try compare("async-subject") }
    func testDisposeProducer() throws { try compare("dispose-producer") }
    func testDisposeBag() throws { try compare("dispose-bag") }
    func testDisposeSubject() throws { try compare("dispose-subject") }
    func testEndings() throws { try compare("endings") }
    func testEventAfterDispose() throws { try compare("event-after-dispose") }

    // When what is freed.
    func testDisposeProducerWithDeinits() throws { try compare("dispose-producer", deinits: true) }
    func testDisposeBagWithDeinits() throws { try compare("dispose-bag", deinits: true) }
    func testDisposeSubjectWithDeinits() throws { try compare("dispose-subject", deinits: true) }
    func testPublishSubjectWithDeinits() throws { try compare("publish-subject", deinits: true) }
    func testBehaviorSubjectWithDeinits() throws { try compare("behavior-subject", deinits: true) }
    func testReplaySubjectWithDeinits() throws { try compare("replay-subject", deinits: true) }
    func testAsyncSubjectWithDeinits() throws { try compare("async-subject", deinits: true) }
    func testEndingsWithDeinits() throws { try compare("endings", deinits: true) }
    func testEventAfterDisposeWithDeinits() throws {
        try compare("event-after-dispose", deinits: true)
    }
}
